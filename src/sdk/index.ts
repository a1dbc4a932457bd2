export { Analytics, type AnalyticsOptions } from "./analytics.js";
export { BasePlugin } from "./base-plugin.js";
export { checkForUpdate, type UpdateInformation, type UpdateOptions } from "./check-for-update.js";
export type { ConfigOf } from "./config-of.js";
export type {
  ConfigService,
  HookName,
  Logger,
  LogLevel,
  NotificationKind,
  NotificationService,
  PluginContext,
  PluginRuntimeContext,
  PluginStorage,
  Storable,
} from "./context.js";
export { loadEnvironment, type EnvironmentOptions, type PluginEnvironment } from "./load-environment.js";
export {
  createTestContext,
  type LoggedMessage,
  type Notification,
  type TestContext,
  type TestContextOptions,
} from "./test-context.js";
