import { isEmail } from "../text/email.js";
import * as is from "./forms.js";
import { isAddress, isConfig, isRoute } from "./values.js";

const isOption: is.Form = (value) =>
  is.record(
    { name: is.isFilled, description: is.isText, type: is.isText, default: is.isAnything, required: is.isTruth },
    ["name", "description", "type"],
  )(value) && isPlainDefault(value as Readonly<Record<string, unknown>>);

function isPlainDefault(option: Readonly<Record<string, unknown>>): boolean {
  if (!Object.hasOwn(option, "default")) return true;
  const { default: value, type, required } = option;
  return ["string", "number", "boolean"].includes(typeof value) && typeof value === type && required !== true;
}

export const isAuthor = is.record(
  {
    name: is.isFilled,
    email: (mail) => typeof mail === "string" && isEmail(mail),
    website: isAddress,
    url: isAddress,
    avatar: isAddress,
  },
  ["name", "email"],
);

export const isWidget = is.record(
  {
    name: is.isFilled,
    description: is.isText,
    component: is.isFilled,
    defaultSize: is.record({ width: is.isPositive, height: is.isPositive }, ["width", "height"]),
    size: is.oneOf("small", "medium", "large"),
    position: is.oneOf("sidebar", "main", "floating"),
    configSchema: isConfig,
    icon: is.isText,
    mount_point: is.isText,
  },
  ["component", "name", "description"],
);

export const areCommands = is.list(
  is.record(
    {
      name: is.isFilled,
      description: is.isFilled,
      usage: is.isText,
      aliases: is.list(is.isFilled),
      options: is.list(isOption),
    },
    ["name", "description"],
  ),
);

export const arePages = is.list(
  is.record(
    {
      name: is.isText,
      path: isRoute,
      component: is.isFilled,
      title: is.isText,
      description: is.isText,
      icon: is.isText,
    },
    ["path", "component", "name", "title"],
  ),
);

export const areMenuItems = is.list(
  is.record({ label: is.isText, path: isRoute, icon: is.isText, order: is.isNumber, parent: is.isText }, [
    "path",
    "label",
    "icon",
    "order",
  ]),
);

export const areServices = is.list(
  is.record(
    {
      name: is.isFilled,
      base_url: isAddress,
      api_key_required: is.isTruth,
      description: is.isText,
      documentation: isAddress,
    },
    ["name", "base_url", "api_key_required", "description"],
  ),
);

export const areWebhooks = is.list(
  is.record({ name: is.isFilled, endpoint: isRoute, events: is.list(is.isFilled, 1), description: is.isText }, [
    "name",
    "endpoint",
    "events",
    "description",
  ]),
);

export const areProviders = is.list(
  is.record({ provider: is.isFilled, scopes: is.list(is.isFilled), redirect_uri: isRoute, description: is.isText }, [
    "provider",
    "scopes",
    "redirect_uri",
    "description",
  ]),
);
