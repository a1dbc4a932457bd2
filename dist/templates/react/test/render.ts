import { createElement, act as actOfReact, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** Does something, and waits until components show it. */
export async function act(action: () => void) {
  await actOfReact(async () => {
    action();
  });
}

/** Shows a component in a new element. */
export async function render(component: ComponentType) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const shown = createRoot(root);
  await act(() => {
    shown.render(createElement(component));
  });
  const close = () =>
    act(() => {
      shown.unmount();
    });
  return { root, close };
}
