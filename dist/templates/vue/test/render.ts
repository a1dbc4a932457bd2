import { createApp, type Component } from "vue";

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
  const app = createApp(component);
  await act(() => {
    app.mount(root);
  });
  const close = () =>
    act(() => {
      app.unmount();
    });
  return { root, close };
}
