export declare const OUTLINE: {
    readonly type: "object";
    readonly required: readonly ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"];
    readonly properties: {
        readonly $schema: {
            readonly type: "string";
        };
        readonly manifest_version: {
            readonly type: "number";
            readonly const: 1;
        };
        readonly name: {
            readonly type: "string";
            readonly minLength: 3;
            readonly maxLength: 50;
            readonly pattern: "^[A-Za-z0-9 _-]*$";
        };
        readonly version: {
            readonly type: "string";
            readonly pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$";
        };
        readonly description: {
            readonly type: "string";
            readonly minLength: 10;
            readonly maxLength: 500;
        };
        readonly type: {
            readonly enum: readonly ["dashboard-widget", "cli-tool", "service", "page", "hybrid"];
        };
        readonly author: {
            readonly anyOf: readonly [{
                readonly type: "string";
                readonly minLength: 1;
            }, {
                readonly $ref: "#/definitions/author";
            }];
        };
        readonly category: {
            readonly enum: readonly ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"];
        };
        readonly permissions: {
            readonly type: "array";
            readonly items: {
                readonly anyOf: readonly [{
                    readonly type: "string";
                    readonly allOf: readonly [{
                        readonly $ref: "#/definitions/permission";
                    }];
                }, {
                    readonly type: "object";
                    readonly properties: {
                        readonly type: {
                            readonly $ref: "#/definitions/permission";
                        };
                        readonly description: {
                            readonly type: "string";
                            readonly minLength: 1;
                        };
                        readonly required: {
                            readonly type: "boolean";
                        };
                    };
                    readonly additionalProperties: false;
                    readonly required: readonly ["type"];
                    readonly recommended: readonly ["description", "required"];
                }];
            };
        };
        readonly main: {
            readonly type: "string";
            readonly minLength: 1;
        };
        readonly web: {
            readonly type: "string";
            readonly minLength: 1;
        };
        readonly background: {
            readonly type: "string";
            readonly minLength: 1;
        };
        readonly repository: {
            readonly type: "string";
        };
        readonly homepage: {
            readonly type: "string";
        };
        readonly bugs: {
            readonly type: "string";
        };
        readonly license: {
            readonly type: "string";
        };
        readonly keywords: {
            readonly type: "array";
            readonly items: {
                readonly type: "string";
                readonly minLength: 1;
            };
        };
        readonly tags: {
            readonly type: "array";
            readonly items: {
                readonly type: "string";
                readonly minLength: 1;
            };
        };
        readonly dependencies: {
            readonly type: "object";
            readonly additionalProperties: {
                readonly $ref: "#/definitions/range";
            };
        };
        readonly peerDependencies: {
            readonly type: "object";
            readonly additionalProperties: {
                readonly $ref: "#/definitions/range";
            };
        };
        readonly engines: {
            readonly type: "object";
            readonly properties: {
                readonly node: {
                    readonly $ref: "#/definitions/range";
                };
                readonly npm: {
                    readonly $ref: "#/definitions/range";
                };
            };
            readonly additionalProperties: false;
        };
        readonly minHostVersion: {
            readonly type: "string";
            readonly pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$";
        };
        readonly maxHostVersion: {
            readonly type: "string";
            readonly pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$";
        };
        readonly dashboard_widget: {
            readonly $ref: "#/definitions/dashboardWidget";
        };
        readonly commands: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/command";
            };
        };
        readonly pages: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/page";
            };
        };
        readonly menu_items: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/menuItem";
            };
        };
        readonly hooks: {
            readonly type: "object";
            readonly properties: {
                readonly onInstall: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly onEnable: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly onDisable: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly onUpdate: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly onUninstall: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
            };
            readonly additionalProperties: false;
        };
        readonly external_services: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/externalService";
            };
        };
        readonly webhooks: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/webhook";
            };
        };
        readonly oauth: {
            readonly type: "array";
            readonly items: {
                readonly $ref: "#/definitions/oauthProvider";
            };
        };
        readonly config_schema: {
            readonly $ref: "#/definitions/jsonSchema";
        };
        readonly default_config: {
            readonly type: "object";
        };
        readonly pricing: {
            readonly type: "object";
            readonly properties: {
                readonly type: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["type"];
        };
        readonly compatibility: {
            readonly type: "object";
            readonly properties: {
                readonly host_version: {
                    readonly $ref: "#/definitions/range";
                };
                readonly node_version: {
                    readonly $ref: "#/definitions/range";
                };
            };
            readonly additionalProperties: false;
        };
        readonly screenshots: {
            readonly type: "array";
            readonly items: {
                readonly type: "string";
                readonly minLength: 1;
            };
        };
        readonly configSchema: {
            readonly allOf: readonly [{
                readonly $ref: "#/definitions/jsonSchema";
            }];
        };
        readonly ui: {
            readonly type: "object";
            readonly properties: {
                readonly component: {
                    readonly type: "string";
                };
                readonly styles: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
        };
    };
    readonly additionalProperties: false;
    readonly definitions: {
        readonly url: {
            readonly type: "string";
        };
        readonly range: {
            readonly type: "string";
        };
        readonly path: {
            readonly type: "string";
            readonly minLength: 1;
        };
        readonly jsonSchema: {
            readonly type: "object";
        };
        readonly permission: {
            readonly enum: readonly ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"];
        };
        readonly author: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly email: {
                    readonly type: "string";
                };
                readonly website: {
                    readonly $ref: "#/definitions/url";
                };
                readonly url: {
                    readonly $ref: "#/definitions/url";
                };
                readonly avatar: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["name"];
            readonly recommended: readonly ["email"];
        };
        readonly command: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly description: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly usage: {
                    readonly type: "string";
                };
                readonly aliases: {
                    readonly type: "array";
                    readonly items: {
                        readonly type: "string";
                        readonly minLength: 1;
                    };
                };
                readonly options: {
                    readonly type: "array";
                    readonly items: {
                        readonly $ref: "#/definitions/commandOption";
                    };
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["name", "description"];
        };
        readonly commandOption: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly description: {
                    readonly type: "string";
                };
                readonly type: {
                    readonly type: "string";
                };
                readonly default: {};
                readonly required: {
                    readonly type: "boolean";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["name"];
            readonly recommended: readonly ["description", "type"];
        };
        readonly page: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                };
                readonly path: {
                    readonly type: "string";
                    readonly pattern: "^/";
                };
                readonly component: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly title: {
                    readonly type: "string";
                };
                readonly description: {
                    readonly type: "string";
                };
                readonly icon: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["path", "component"];
            readonly recommended: readonly ["name", "title"];
        };
        readonly menuItem: {
            readonly type: "object";
            readonly properties: {
                readonly label: {
                    readonly type: "string";
                };
                readonly path: {
                    readonly type: "string";
                };
                readonly icon: {
                    readonly type: "string";
                };
                readonly order: {
                    readonly type: "number";
                };
                readonly parent: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["path"];
            readonly recommended: readonly ["label", "icon", "order"];
        };
        readonly externalService: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly base_url: {
                    readonly $ref: "#/definitions/url";
                };
                readonly api_key_required: {
                    readonly type: "boolean";
                };
                readonly description: {
                    readonly type: "string";
                };
                readonly documentation: {
                    readonly $ref: "#/definitions/url";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["name", "base_url"];
            readonly recommended: readonly ["api_key_required", "description"];
        };
        readonly webhook: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly endpoint: {
                    readonly type: "string";
                    readonly pattern: "^/";
                };
                readonly events: {
                    readonly type: "array";
                    readonly minItems: 1;
                    readonly items: {
                        readonly type: "string";
                        readonly minLength: 1;
                    };
                };
                readonly description: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["name", "endpoint", "events"];
            readonly recommended: readonly ["description"];
        };
        readonly oauthProvider: {
            readonly type: "object";
            readonly properties: {
                readonly provider: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly scopes: {
                    readonly type: "array";
                    readonly items: {
                        readonly type: "string";
                        readonly minLength: 1;
                    };
                };
                readonly redirect_uri: {
                    readonly type: "string";
                    readonly pattern: "^/";
                };
                readonly description: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["provider", "scopes", "redirect_uri"];
            readonly recommended: readonly ["description"];
        };
        readonly dashboardWidget: {
            readonly type: "object";
            readonly properties: {
                readonly name: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly description: {
                    readonly type: "string";
                };
                readonly component: {
                    readonly type: "string";
                    readonly minLength: 1;
                };
                readonly defaultSize: {
                    readonly type: "object";
                    readonly properties: {
                        readonly width: {
                            readonly type: "number";
                            readonly exclusiveMinimum: 0;
                        };
                        readonly height: {
                            readonly type: "number";
                            readonly exclusiveMinimum: 0;
                        };
                    };
                    readonly additionalProperties: false;
                    readonly recommended: readonly ["width", "height"];
                };
                readonly size: {
                    readonly enum: readonly ["small", "medium", "large"];
                };
                readonly position: {
                    readonly enum: readonly ["sidebar", "main", "floating"];
                };
                readonly configSchema: {
                    readonly $ref: "#/definitions/jsonSchema";
                };
                readonly icon: {
                    readonly type: "string";
                };
                readonly mount_point: {
                    readonly type: "string";
                };
            };
            readonly additionalProperties: false;
            readonly required: readonly ["component"];
            readonly recommended: readonly ["name", "description"];
        };
    };
};
