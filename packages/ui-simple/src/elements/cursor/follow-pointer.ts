/**
 * Lets an element follow the pointer: with each frame of the screen it goes `share` of the way that is left, and rests
 * when it has arrived. Only a mouse or a pen is followed; on touch screens, and for who wants no motion, it stays away.
 *
 * @returns the way to stop
 */
export function followPointer(element: HTMLElement, share: number): () => void {
  if (!matchMedia("(pointer: fine) and (prefers-reduced-motion: no-preference)").matches) return () => undefined;
  let [x, y] = [0, 0];
  let [toX, toY] = [0, 0];
  let frame = 0;
  const step = () => {
    x += (toX - x) * share;
    y += (toY - y) * share;
    const isThere = Math.abs(toX - x) < 0.5 && Math.abs(toY - y) < 0.5;
    if (isThere) [x, y] = [toX, toY];
    element.style.translate = `${x}px ${y}px`;
    frame = isThere ? 0 : requestAnimationFrame(step);
  };
  const onMove = ({ clientX, clientY }: MouseEvent) => {
    // It is first seen where the pointer is.
    if (element.hidden) [x, y] = [clientX, clientY];
    element.hidden = false;
    [toX, toY] = [clientX, clientY];
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  window.addEventListener("mousemove", onMove, { passive: true });
  return () => {
    window.removeEventListener("mousemove", onMove);
    cancelAnimationFrame(frame);
  };
}
