import { createContext, useContext, useState, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

const Story = createContext<ReactNode>(null);

function StoryHere() {
  return useContext(Story);
}

/** A router that leads nowhere: links and forms of a story change nothing but its address. */
export function StoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <StoryHere />, action: () => null }]));
  return (
    <Story value={children}>
      <RouterProvider router={router} />
    </Story>
  );
}
