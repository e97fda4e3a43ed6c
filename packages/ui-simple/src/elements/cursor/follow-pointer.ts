/**
 * Makes an element follow the pointer: per animation frame it moves by `share` of the remaining way, and stops on
 * arrival. Does nothing on touch screens and with reduced motion.
 *
 * @returns a function that removes the listener
 */
export function followPointer(element: HTMLElement, share: number): () => void {
  if (!matchMedia("(pointer: fine) and (prefers-reduced-motion: no-preference)").matches) return () => undefined;
  let [x, y] = [0, 0];
  let [targetX, targetY] = [0, 0];
  let frame = 0;
  const step = () => {
    x += (targetX - x) * share;
    y += (targetY - y) * share;
    const hasArrived = Math.abs(targetX - x) < 0.5 && Math.abs(targetY - y) < 0.5;
    if (hasArrived) [x, y] = [targetX, targetY];
    element.style.translate = `${x}px ${y}px`;
    frame = hasArrived ? 0 : requestAnimationFrame(step);
  };
  const onMove = ({ clientX, clientY }: MouseEvent) => {
    // The element first appears at the pointer.
    if (element.hidden) [x, y] = [clientX, clientY];
    element.hidden = false;
    [targetX, targetY] = [clientX, clientY];
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  window.addEventListener("mousemove", onMove, { passive: true });
  return () => {
    window.removeEventListener("mousemove", onMove);
    cancelAnimationFrame(frame);
  };
}
