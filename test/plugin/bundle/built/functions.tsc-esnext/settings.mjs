import { createElement } from "react";
export function SettingsPage() {
    return createElement("form");
}
