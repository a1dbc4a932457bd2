import { mount, unmount, type Component } from "svelte";

// Tests may replace the clock.
const { setTimeout } = globalThis;

/** Does something, and waits until components show it. */
export async function act(action: () => void) {
  action();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Shows a component in a new element. */
export async function render(component: Component) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const shown = mount(component, { target: root });
  await act(() => undefined);
  const close = () =>
    act(() => {
      void unmount(shown);
    });
  return { root, close };
}
