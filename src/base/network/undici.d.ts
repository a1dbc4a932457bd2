/**
 * The parts of the library that every request needs. Its main file loads all of it, with mocks, sockets and caches: half
 * of what a request costs.
 */
declare module "undici/lib/web/fetch/index.js" {
  export { fetch } from "undici";
}
declare module "undici/lib/web/fetch/response.js" {
  export const Response: typeof globalThis.Response;
}
declare module "undici/lib/dispatcher/agent.js" {
  export { Agent as default } from "undici";
}
