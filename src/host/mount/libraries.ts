import type { UiLibrary } from "../../plugin/bundle/ui-libraries.js";
import type { AnyFunction } from "../loading/find-hooks.js";

/*
 * How each library mounts a component. Nothing here needs Node, nor a certain DOM: a page of a real browser can use it
 * as well. The library's own modules are loaded by whoever asks, so that they are those that the plugin uses.
 */

/** What is mounted, and where. */
export interface Mounting {
  /** The value that the plugin exports. */
  readonly component: unknown;
  /** The element that it is mounted in, in the document already. */
  readonly element: MountElement;
  /** What the component is given. */
  readonly props: object;
  /** Imports a module of the library, as the plugin imports it. */
  readonly load: (specifier: string) => Promise<unknown>;
  /** Gets each error that the library reports and does not throw. */
  readonly onError: (error: unknown) => void;
}

/** As much of an element as is needed here. */
export interface MountElement {
  readonly firstChild: unknown;
  append(node: unknown): void;
}

/** Removes what was mounted. */
export type Unmount = () => unknown;

export type Mount = (mounting: Mounting) => Promise<Unmount>;

type Module = Readonly<Record<string, AnyFunction | undefined>>;

/** How a library mounts a component; Lit makes custom elements only. */
export const MOUNTS: Readonly<Record<UiLibrary, Mount | undefined>> = {
  react: mountReact,
  preact: mountPreact,
  vue: mountVue,
  svelte: mountSvelte,
  "solid-js": mountSolid,
  lit: undefined,
};

/** The library is there, and cannot mount as every known version of it does. */
export class CannotMount extends Error {}

function take(module: Module, name: string, library: string): AnyFunction {
  const found = module[name];
  if (!found) throw new CannotMount(`the installed ${library} has no ${name}`);
  return found;
}

async function mountReact({ component, element, props, load, onError }: Parameters<Mount>[0]) {
  const react = (await load("react")) as Module;
  const createElement = take(react, "createElement", "React");
  // Made as the library makes one, with the given properties themselves: createElement would copy them.
  const made = createElement(component) as object;
  const node = Object.create(Object.getPrototypeOf(made) as object, {
    ...Object.getOwnPropertyDescriptors(made),
    props: { value: props, enumerable: true },
  }) as unknown;
  const tree = react["Suspense"] ? createElement(react["Suspense"], { fallback: null }, node) : node;
  const client = (await load("react-dom/client").catch(() => undefined)) as Module | undefined;
  const dom = (await load("react-dom")) as Module;
  if (!client) {
    take(dom, "render", "React")(tree, element);
    return () => dom["unmountComponentAtNode"]?.(element);
  }
  interface Root {
    render(node: unknown): void;
    unmount(): void;
  }
  const root = take(client, "createRoot", "React")(element, { onUncaughtError: onError }) as Root;
  const flush =
    dom["flushSync"] ??
    ((act: () => void) => {
      act();
    });
  flush(() => {
    root.render(tree);
  });
  return () =>
    flush(() => {
      root.unmount();
    });
}

async function mountPreact({ component, element, props, load }: Parameters<Mount>[0]) {
  const preact = (await load("preact")) as Module;
  const render = take(preact, "render", "Preact");
  // Its node is a plain object, and createElement would copy the properties.
  render(Object.assign(take(preact, "createElement", "Preact")(component) as object, { props }), element);
  return () => render(null, element);
}

async function mountVue({ component, element, props, load, onError }: Parameters<Mount>[0]) {
  const vue = (await load("vue")) as Module;
  const h = take(vue, "h", "Vue");
  interface App {
    readonly config: { errorHandler?: unknown };
    mount(element: unknown): void;
    unmount(): void;
  }
  const tree = { render: () => h(vue["Suspense"], null, { default: () => h(component, { ...props }) }) };
  const app = take(vue, "createApp", "Vue")(tree) as App;
  app.config.errorHandler = onError;
  app.mount(element);
  return () => {
    app.unmount();
  };
}

async function mountSvelte({ component, element, props, load }: Parameters<Mount>[0]) {
  const svelte = (await load("svelte")) as Module;
  const prototype = (component as { readonly prototype?: { readonly $destroy?: unknown } }).prototype;
  if (typeof prototype?.$destroy === "function") {
    // Up to version 4 a component is a class.
    const Component = component as new (options: object) => { $destroy(): void };
    const instance = new Component({ target: element, props });
    return () => {
      instance.$destroy();
    };
  }
  const instance = take(svelte, "mount", "Svelte")(component, { target: element, props });
  svelte["flushSync"]?.();
  return () => svelte["unmount"]?.(instance);
}

async function mountSolid({ component, element, props, load }: Parameters<Mount>[0]) {
  const solid = (await load("solid-js/web")) as Module;
  const createComponent = take(solid, "createComponent", "Solid");
  return take(solid, "render", "Solid")(() => createComponent(component, props), element) as () => void;
}
