"use strict";
exports.id = 645;
exports.ids = [645];
exports.modules = {

/***/ 31812:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PW: function() { return /* binding */ CONTRACT; },
  J8: function() { return /* binding */ METHODS; },
  jI: function() { return /* binding */ PROFILES; },
  Il: function() { return /* binding */ findRule; }
});

;// CONCATENATED MODULE: ./build/bundled/generated/marketplace-contract.js
/** Made by the build from docs/marketplace-openapi.yaml. */
const CONTRACT_JSON = "{\"openapi\":\"3.1.0\",\"jsonSchemaDialect\":\"https://json-schema.org/draft/2020-12/schema\",\"info\":{\"title\":\"Plugin Marketplace Publishing API\",\"version\":\"1.0.0\",\"summary\":\"The HTTP contract between a release and a marketplace.\",\"description\":\"The plugin platform publishes no HTTP API for its marketplace. This document is the contract that plugin-preflight\\nspeaks. A marketplace implements it, or puts a thin adapter in front of what it has.\\n\\nThe operations tagged `core` are required. A server announces everything else as `features` of\\n`GET /v1/capabilities`.\\n\\nThe rules that no schema can express are listed under `x-rules`. `plugin-preflight marketplace verify` tests them,\\nand quotes the rule that a server breaks.\\n\",\"license\":{\"name\":\"MIT\",\"identifier\":\"MIT\"}},\"servers\":[{\"url\":\"https://plugins.example.com\",\"description\":\"The configured address of the marketplace. It may have a path.\"}],\"security\":[{\"bearer\":[]}],\"tags\":[{\"name\":\"core\",\"description\":\"Required of every server\"},{\"name\":\"oidc\",\"description\":\"Feature `oidc`\"},{\"name\":\"validate\",\"description\":\"Feature `validate-only`\"},{\"name\":\"staging\",\"description\":\"Feature `manual-release`\"}],\"x-rules\":[{\"id\":\"capabilities-open\",\"profile\":\"core\",\"text\":\"`GET /v1/capabilities` MUST answer without a credential.\"},{\"id\":\"answer-form\",\"profile\":\"core\",\"text\":\"Every answer MUST have a status and a body that this document lists.\"},{\"id\":\"problem-form\",\"profile\":\"core\",\"text\":\"Every 4xx and 5xx body MUST be `application/problem+json`, and its `status` the status of the answer.\"},{\"id\":\"no-redirect\",\"profile\":\"core\",\"text\":\"A server MUST NOT redirect: a client follows none.\"},{\"id\":\"unauthenticated\",\"profile\":\"core\",\"text\":\"A missing or unknown credential MUST be 401 with `WWW-Authenticate`.\"},{\"id\":\"credential-place\",\"profile\":\"core\",\"text\":\"A credential MUST count in the header `Authorization: Bearer` only, never in an address or a cookie.\"},{\"id\":\"forbidden\",\"profile\":\"core\",\"text\":\"A valid credential without the right MUST be 403 `forbidden`, never 404.\"},{\"id\":\"access\",\"profile\":\"core\",\"text\":\"`actions` of `GET .../access` MUST be what the credential may do.\"},{\"id\":\"version-form\",\"profile\":\"core\",\"text\":\"A version that is not semantic MUST be 400 `malformed-request`.\"},{\"id\":\"body-form\",\"profile\":\"core\",\"text\":\"A body that is not the JSON of its schema MUST be 400 `malformed-request`, and change nothing.\"},{\"id\":\"declare\",\"profile\":\"core\",\"text\":\"A new version MUST be 201 with `ETag`, in the state `awaiting-upload`.\"},{\"id\":\"declare-again\",\"profile\":\"core\",\"text\":\"The same digest MUST be 200 with the current resource, and change nothing.\"},{\"id\":\"declare-other\",\"profile\":\"core\",\"text\":\"Another digest without `If-Match` MUST be 409 `version-conflict` with `existing`, and change nothing.\"},{\"id\":\"declare-stale\",\"profile\":\"core\",\"text\":\"A stale `If-Match` MUST be 412 `precondition-failed`, and change nothing.\"},{\"id\":\"declare-replace\",\"profile\":\"core\",\"text\":\"A version that was never published and is `awaiting-upload`, `rejected`, `failed` or `withdrawn` MUST be replaced by a declaration whose `If-Match` is its ETag.\"},{\"id\":\"channel\",\"profile\":\"core\",\"text\":\"A version with a hyphen on the channel `stable`, or one without on another, MUST be 422 `channel-mismatch`.\"},{\"id\":\"artifact-limit\",\"profile\":\"core\",\"text\":\"A declared size above `maxArtifactBytes` MUST be 413 `artifact-too-large`.\"},{\"id\":\"media-type\",\"profile\":\"core\",\"text\":\"An upload of another media type than the declared one MUST be 415 `unsupported-media-type`.\"},{\"id\":\"digest\",\"profile\":\"core\",\"text\":\"Bytes whose SHA-256 or length is not the declared one MUST be 422 `digest-mismatch`, and nothing is stored.\"},{\"id\":\"repr-digest\",\"profile\":\"core\",\"text\":\"Bytes that are not those of `Repr-Digest` MUST be 422 `digest-mismatch`, and nothing is stored.\"},{\"id\":\"upload\",\"profile\":\"core\",\"text\":\"The declared bytes MUST be accepted with 202.\"},{\"id\":\"upload-again\",\"profile\":\"core\",\"text\":\"The declared bytes, sent again, MUST be 200 with the current resource; nothing starts again.\"},{\"id\":\"corrupt-archive\",\"profile\":\"core\",\"text\":\"An archive that cannot be opened MUST end as `rejected` with an error among its findings, and never be published.\"},{\"id\":\"manifest-mismatch\",\"profile\":\"core\",\"text\":\"An archive whose manifest names another plugin or version MUST be 422 `manifest-mismatch` or end as `rejected`.\"},{\"id\":\"findings\",\"profile\":\"core\",\"text\":\"A rejected version MUST have a finding of severity `error`; one about a file names its path inside the archive.\"},{\"id\":\"etag\",\"profile\":\"core\",\"text\":\"Each change of a version MUST change its ETag; `If-None-Match` with the current one MUST be 304.\"},{\"id\":\"created-at\",\"profile\":\"core\",\"text\":\"`createdAt` MUST NOT change, and `updatedAt` MUST NOT go back.\"},{\"id\":\"list\",\"profile\":\"core\",\"text\":\"`GET .../versions` MUST list each version once over all its pages, the one that was declared last first.\"},{\"id\":\"published-final\",\"profile\":\"core\",\"text\":\"A published version MUST stay as it is: other bytes are 409 `version-conflict`, also with `If-Match`, and the same bytes start nothing.\"},{\"id\":\"version-not-found\",\"profile\":\"core\",\"text\":\"An unknown version MUST be 404 `version-not-found` or `plugin-not-found`.\"},{\"id\":\"public-read\",\"profile\":\"core\",\"text\":\"With the feature `public-read` a published version MUST be shown without a credential, and no other one.\"},{\"id\":\"oidc-exchange\",\"profile\":\"oidc\",\"text\":\"An identity token that matches a trusted publisher MUST be exchanged with 201 and `Cache-Control: no-store`.\"},{\"id\":\"oidc-lifetime\",\"profile\":\"oidc\",\"text\":\"An issued token MUST live from 15 to 60 minutes.\"},{\"id\":\"oidc-scope\",\"profile\":\"oidc\",\"text\":\"An issued token MUST be of one plugin and of the actions that were asked for, no others.\"},{\"id\":\"oidc-signature\",\"profile\":\"oidc\",\"text\":\"An identity token that no key of the issuer has signed MUST be 401 `oidc-invalid-token`. So is one without a signature, or one signed with a public key as a secret.\"},{\"id\":\"oidc-issuer\",\"profile\":\"oidc\",\"text\":\"An identity token of an issuer that the server does not trust MUST be 401 `oidc-invalid-token`.\"},{\"id\":\"oidc-audience\",\"profile\":\"oidc\",\"text\":\"An identity token for another audience MUST be 401 `oidc-invalid-token`.\"},{\"id\":\"oidc-time\",\"profile\":\"oidc\",\"text\":\"An identity token that has expired or is not valid yet MUST be 401 `oidc-invalid-token`. The tolerance is at most 60 seconds.\"},{\"id\":\"oidc-once\",\"profile\":\"oidc\",\"text\":\"A `jti` MUST be accepted once: the second time is 401 `oidc-token-reused`, and a token without one 401 `oidc-invalid-token`.\"},{\"id\":\"oidc-publisher\",\"profile\":\"oidc\",\"text\":\"A publisher MUST match by `repository_id`, `repository_owner_id` and the workflow file, and by `environment` where it is pinned. The file is what comes before the first `@refs/` of `workflow_ref`. It MUST NOT match by `sub` alone. Otherwise 403 `oidc-no-matching-publisher` with `mismatches`.\"},{\"id\":\"oidc-event\",\"profile\":\"oidc\",\"text\":\"A server SHOULD refuse the events `pull_request_target` and `workflow_run` with 403 `oidc-no-matching-publisher`.\"},{\"id\":\"oidc-revoke\",\"profile\":\"oidc\",\"text\":\"A revoked token MUST be 401 from then on; to revoke it again is 204.\"},{\"id\":\"validate-nothing\",\"profile\":\"validate\",\"text\":\"A validation MUST create, reserve and publish nothing.\"},{\"id\":\"validate-verdict\",\"profile\":\"validate\",\"text\":\"A validation of a good archive MUST end as `passed`. One that a submission would reject MUST end as `rejected`, with findings.\"},{\"id\":\"validate-digest\",\"profile\":\"validate\",\"text\":\"A validation whose bytes are not those of `Repr-Digest` MUST be 422 `digest-mismatch`.\"},{\"id\":\"validate-key\",\"profile\":\"validate\",\"text\":\"The same `Idempotency-Key` with the same request MUST give the same validation; with another request it is 422 `idempotency-key-reused`.\"},{\"id\":\"manual-release\",\"profile\":\"staging\",\"text\":\"A version with `release: manual` MUST NOT be published before `POST .../release`.\"},{\"id\":\"release\",\"profile\":\"staging\",\"text\":\"`POST .../release` of an `approved` version MUST publish it, and be 200 for a published one.\"},{\"id\":\"release-state\",\"profile\":\"staging\",\"text\":\"`POST .../release` in any other state MUST be 409 `invalid-state`, and change nothing.\"},{\"id\":\"withdraw\",\"profile\":\"staging\",\"text\":\"`POST .../withdraw` MUST withdraw a version that is not published, and be 200 for a withdrawn one.\"},{\"id\":\"withdraw-published\",\"profile\":\"staging\",\"text\":\"`POST .../withdraw` of a published version MUST be 409 `invalid-state`, and change nothing.\"},{\"id\":\"review-waits\",\"profile\":\"review\",\"text\":\"A version in review MUST NOT be published before a person approves it.\"},{\"id\":\"review-approve\",\"profile\":\"review\",\"text\":\"A version that a person approves MUST become `approved` or `published`.\"},{\"id\":\"review-reject\",\"profile\":\"review\",\"text\":\"A version that a person rejects MUST become `rejected`, with the reason as a finding, and not consume its number.\"}],\"paths\":{\"/v1/capabilities\":{\"get\":{\"tags\":[\"core\"],\"operationId\":\"getCapabilities\",\"security\":[],\"summary\":\"Unauthenticated discovery\",\"responses\":{\"200\":{\"description\":\"What this server supports\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Capabilities\"},\"examples\":{\"smallest\":{\"$ref\":\"#/components/examples/SmallestCapabilities\"},\"whole\":{\"$ref\":\"#/components/examples/WholeCapabilities\"}}}}},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/oidc/token\":{\"post\":{\"tags\":[\"oidc\"],\"operationId\":\"exchangeToken\",\"security\":[],\"summary\":\"Exchange a CI identity token for a short-lived publish token\",\"description\":\"The client asks its CI provider for an identity token whose audience is the origin of the marketplace's\\naddress. The server verifies it by the issuer's published keys, and issues a token for one plugin. See the rules\\nof the profile `oidc`.\\n\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TokenRequest\"},\"examples\":{\"publish\":{\"$ref\":\"#/components/examples/TokenRequest\"}}}}},\"responses\":{\"201\":{\"description\":\"Token issued\",\"headers\":{\"Cache-Control\":{\"schema\":{\"type\":\"string\",\"const\":\"no-store\"}}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Token\"},\"examples\":{\"publish\":{\"$ref\":\"#/components/examples/Token\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Problem\"},\"403\":{\"$ref\":\"#/components/responses/Problem\"},\"503\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}},\"delete\":{\"tags\":[\"oidc\"],\"operationId\":\"revokeToken\",\"summary\":\"Revoke the presented token (called at the end of the job)\",\"responses\":{\"204\":{\"description\":\"Revoked (also when already revoked or expired)\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/access\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"}],\"get\":{\"tags\":[\"core\"],\"operationId\":\"getAccess\",\"summary\":\"Preflight - may this credential publish this plugin?\",\"responses\":{\"200\":{\"description\":\"The credential is valid; `actions` says what it may do\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Access\"},\"examples\":{\"allowed\":{\"$ref\":\"#/components/examples/Access\"},\"blocked\":{\"$ref\":\"#/components/examples/BlockedAccess\"}}}}},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/validations\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"}],\"post\":{\"tags\":[\"validate\"],\"operationId\":\"createValidation\",\"summary\":\"Run the server-side checks; creates, reserves and publishes nothing\",\"parameters\":[{\"name\":\"version\",\"in\":\"query\",\"required\":true,\"schema\":{\"$ref\":\"#/components/schemas/SemVer\"}},{\"name\":\"channel\",\"in\":\"query\",\"required\":true,\"schema\":{\"$ref\":\"#/components/schemas/Channel\"}},{\"$ref\":\"#/components/parameters/reprDigest\"},{\"$ref\":\"#/components/parameters/idempotencyKey\"}],\"requestBody\":{\"$ref\":\"#/components/requestBodies/Archive\"},\"responses\":{\"200\":{\"description\":\"Finished synchronously\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Validation\"},\"examples\":{\"rejectedValidation\":{\"$ref\":\"#/components/examples/RejectedValidation\"}}}}},\"202\":{\"description\":\"Accepted, poll `Location`\",\"headers\":{\"Location\":{\"schema\":{\"type\":\"string\",\"format\":\"uri-reference\"}},\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Validation\"}}}},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/validations/{validationId}\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"},{\"name\":\"validationId\",\"in\":\"path\",\"required\":true,\"schema\":{\"type\":\"string\"}}],\"get\":{\"tags\":[\"validate\"],\"operationId\":\"getValidation\",\"summary\":\"The state of a validation\",\"responses\":{\"200\":{\"description\":\"Current state\",\"headers\":{\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Validation\"},\"examples\":{\"passedValidation\":{\"$ref\":\"#/components/examples/PassedValidation\"}}}}},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/versions\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"}],\"get\":{\"tags\":[\"core\"],\"operationId\":\"listVersions\",\"summary\":\"Versions visible to the caller, the one that was declared last first\",\"security\":[{\"bearer\":[]},{}],\"description\":\"Without a credential only published versions are listed (feature `public-read`). A plugin without any is an\\nempty list, or 404 `plugin-not-found`. Items carry no `releaseNotes`.\\n\",\"parameters\":[{\"name\":\"cursor\",\"in\":\"query\",\"schema\":{\"type\":\"string\"}},{\"name\":\"channel\",\"in\":\"query\",\"schema\":{\"$ref\":\"#/components/schemas/Channel\"}}],\"responses\":{\"200\":{\"description\":\"A page\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/VersionPage\"},\"examples\":{\"one\":{\"$ref\":\"#/components/examples/VersionPage\"}}}}},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/versions/{version}\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"},{\"$ref\":\"#/components/parameters/version\"}],\"get\":{\"tags\":[\"core\"],\"operationId\":\"getVersion\",\"summary\":\"The state of one version\",\"security\":[{\"bearer\":[]},{}],\"description\":\"With the feature `public-read` a published version is shown without a credential. Any other version is then\\n404 `version-not-found`.\\n\",\"parameters\":[{\"name\":\"If-None-Match\",\"in\":\"header\",\"schema\":{\"type\":\"string\"}},{\"name\":\"Prefer\",\"in\":\"header\",\"description\":\"RFC 7240 `wait=<seconds>`; a server MAY hold the response until the state changes\",\"schema\":{\"type\":\"string\",\"examples\":[\"wait=20\"]}}],\"responses\":{\"200\":{\"description\":\"Current state\",\"headers\":{\"ETag\":{\"schema\":{\"type\":\"string\"}},\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"},\"examples\":{\"inReview\":{\"$ref\":\"#/components/examples/InReview\"}}}}},\"304\":{\"description\":\"The ETag is still the current one\",\"headers\":{\"ETag\":{\"schema\":{\"type\":\"string\"}},\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}}},\"404\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}},\"put\":{\"tags\":[\"core\"],\"operationId\":\"putVersion\",\"summary\":\"Declare a version (metadata and expected digest; no bytes yet)\",\"description\":\"Idempotent by the digest.\\n* Unknown version: 201, state `awaiting-upload`.\\n* The same digest: 200 with the current resource, whatever its state. Nothing changes, unless `If-Match` carries\\n  its current ETag and it is replaceable.\\n* Replaceable means: never published, and `awaiting-upload`, `rejected`, `failed` or `withdrawn`. With `If-Match`\\n  it is replaced: 200, state `awaiting-upload`. Another digest without `If-Match` is 409 `version-conflict`, and\\n  the body carries `existing`. A stale `If-Match` is 412 `precondition-failed`.\\n* Not replaceable, and another digest: 409 `version-conflict`.\\n\",\"parameters\":[{\"name\":\"If-Match\",\"in\":\"header\",\"schema\":{\"type\":\"string\"}}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/VersionInput\"},\"examples\":{\"smallest\":{\"$ref\":\"#/components/examples/SmallestVersionInput\"},\"whole\":{\"$ref\":\"#/components/examples/VersionInput\"}}}}},\"responses\":{\"200\":{\"description\":\"Existing (or replaced) resource\",\"headers\":{\"ETag\":{\"schema\":{\"type\":\"string\"}},\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"},\"examples\":{\"rejected\":{\"$ref\":\"#/components/examples/Rejected\"}}}}},\"201\":{\"description\":\"Declared; upload the artifact next\",\"headers\":{\"ETag\":{\"schema\":{\"type\":\"string\"}},\"Location\":{\"schema\":{\"type\":\"string\",\"format\":\"uri-reference\"}}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"},\"examples\":{\"awaitingUpload\":{\"$ref\":\"#/components/examples/AwaitingUpload\"}}}}},\"409\":{\"$ref\":\"#/components/responses/Problem\"},\"412\":{\"$ref\":\"#/components/responses/Problem\"},\"413\":{\"$ref\":\"#/components/responses/Problem\"},\"422\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/versions/{version}/artifact\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"},{\"$ref\":\"#/components/parameters/version\"}],\"put\":{\"tags\":[\"core\"],\"operationId\":\"putArtifact\",\"summary\":\"Upload the bytes that were declared\",\"description\":\"Re-sending the declared bytes is always safe: once received it answers 200 with the current resource.\\nBytes whose SHA-256 or length is not the declared one: 422 `digest-mismatch`, nothing is stored.\\n\",\"parameters\":[{\"$ref\":\"#/components/parameters/reprDigest\"}],\"requestBody\":{\"$ref\":\"#/components/requestBodies/Archive\"},\"responses\":{\"200\":{\"description\":\"Already had these bytes\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"}}}},\"202\":{\"description\":\"Received; processing continues asynchronously\",\"headers\":{\"Location\":{\"schema\":{\"type\":\"string\",\"format\":\"uri-reference\"}},\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"}}}},\"413\":{\"$ref\":\"#/components/responses/Problem\"},\"422\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/versions/{version}/release\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"},{\"$ref\":\"#/components/parameters/version\"}],\"post\":{\"tags\":[\"staging\"],\"operationId\":\"releaseVersion\",\"summary\":\"Publish a version that is `approved` (submitted with `release` = `manual`)\",\"responses\":{\"200\":{\"description\":\"Published, or already published\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"},\"examples\":{\"published\":{\"$ref\":\"#/components/examples/Published\"}}}}},\"202\":{\"description\":\"Publication under way\",\"headers\":{\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"}}}},\"409\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}},\"/v1/plugins/{pluginId}/versions/{version}/withdraw\":{\"parameters\":[{\"$ref\":\"#/components/parameters/pluginId\"},{\"$ref\":\"#/components/parameters/version\"}],\"post\":{\"tags\":[\"staging\"],\"operationId\":\"withdrawVersion\",\"summary\":\"Cancel a submission that is not published yet\",\"responses\":{\"200\":{\"description\":\"Withdrawn, or already withdrawn\",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Version\"}}}},\"409\":{\"$ref\":\"#/components/responses/Problem\"},\"4XX\":{\"$ref\":\"#/components/responses/Problem\"},\"5XX\":{\"$ref\":\"#/components/responses/Problem\"}}}}},\"components\":{\"securitySchemes\":{\"bearer\":{\"type\":\"http\",\"scheme\":\"bearer\",\"description\":\"Static token, or the token from `POST /v1/oidc/token`\"}},\"parameters\":{\"pluginId\":{\"name\":\"pluginId\",\"in\":\"path\",\"required\":true,\"description\":\"The manifest's name in lower case, with each run of other characters as one hyphen\",\"schema\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9]+(-[a-z0-9]+)*$\",\"minLength\":1,\"maxLength\":200}},\"version\":{\"name\":\"version\",\"in\":\"path\",\"required\":true,\"schema\":{\"$ref\":\"#/components/schemas/SemVer\"}},\"reprDigest\":{\"name\":\"Repr-Digest\",\"in\":\"header\",\"required\":true,\"description\":\"RFC 9530, `sha-256=:<base64>:`\",\"schema\":{\"type\":\"string\",\"pattern\":\"^sha-256=:[A-Za-z0-9+/]{43}=:$\"}},\"idempotencyKey\":{\"name\":\"Idempotency-Key\",\"in\":\"header\",\"required\":true,\"description\":\"draft-ietf-httpapi-idempotency-key-header. The client derives it from operation, plugin, version and digest, so\\nthat a second run of a job repeats it. A server keeps it for at least 24 hours.\\n\",\"schema\":{\"type\":\"string\",\"minLength\":16,\"maxLength\":200}}},\"headers\":{\"RetryAfter\":{\"description\":\"Seconds until the next useful poll\",\"schema\":{\"type\":\"integer\",\"minimum\":0}}},\"requestBodies\":{\"Archive\":{\"required\":true,\"content\":{\"application/zip\":{\"schema\":{\"type\":\"string\",\"format\":\"binary\"}},\"application/gzip\":{\"schema\":{\"type\":\"string\",\"format\":\"binary\"}}}}},\"responses\":{\"Problem\":{\"description\":\"RFC 9457 problem\",\"headers\":{\"Retry-After\":{\"$ref\":\"#/components/headers/RetryAfter\"},\"WWW-Authenticate\":{\"schema\":{\"type\":\"string\"}}},\"content\":{\"application/problem+json\":{\"schema\":{\"$ref\":\"#/components/schemas/Problem\"},\"examples\":{\"conflict\":{\"$ref\":\"#/components/examples/Conflict\"},\"publisher\":{\"$ref\":\"#/components/examples/NoMatchingPublisher\"}}}}}},\"schemas\":{\"SemVer\":{\"type\":\"string\",\"pattern\":\"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(-[0-9A-Za-z.-]+)?(\\\\+[0-9A-Za-z.-]+)?$\"},\"Sha256\":{\"type\":\"string\",\"pattern\":\"^[a-f0-9]{64}$\"},\"Channel\":{\"type\":\"string\",\"pattern\":\"^[a-z][a-z0-9-]{0,31}$\",\"description\":\"`stable` for x.y.z; a version with a hyphen goes to `prerelease` unless another channel is named\",\"examples\":[\"stable\",\"prerelease\",\"beta\"]},\"Action\":{\"type\":\"string\",\"enum\":[\"validate\",\"publish\",\"release\",\"withdraw\"]},\"Capabilities\":{\"type\":\"object\",\"required\":[\"apiVersion\",\"features\",\"limits\"],\"properties\":{\"apiVersion\":{\"type\":\"string\",\"const\":\"1\"},\"features\":{\"type\":\"array\",\"uniqueItems\":true,\"items\":{\"type\":\"string\",\"examples\":[\"oidc\",\"static-token\",\"validate-only\",\"manual-release\",\"public-read\",\"attestations\"]}},\"limits\":{\"type\":\"object\",\"required\":[\"maxArtifactBytes\"],\"properties\":{\"maxArtifactBytes\":{\"type\":\"integer\",\"minimum\":1}}},\"mediaTypes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"channels\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Channel\"}},\"oidc\":{\"type\":\"object\",\"description\":\"Informative; the client derives the audience from its own configuration and only compares\",\"required\":[\"audience\",\"issuers\"],\"properties\":{\"audience\":{\"type\":\"string\"},\"issuers\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"format\":\"uri\"}}}},\"review\":{\"type\":\"object\",\"properties\":{\"manual\":{\"type\":\"boolean\"},\"typicalSeconds\":{\"type\":\"integer\"}}},\"documentation\":{\"type\":\"string\",\"format\":\"uri\"}}},\"TokenRequest\":{\"type\":\"object\",\"required\":[\"token\",\"pluginId\"],\"properties\":{\"token\":{\"type\":\"string\",\"description\":\"The CI provider's ID token (JWT)\"},\"pluginId\":{\"type\":\"string\"},\"actions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Action\"}}}},\"Token\":{\"type\":\"object\",\"required\":[\"token\",\"expiresAt\",\"pluginId\",\"actions\"],\"properties\":{\"token\":{\"type\":\"string\"},\"expiresAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"pluginId\":{\"type\":\"string\"},\"actions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Action\"}}}},\"Access\":{\"type\":\"object\",\"required\":[\"pluginId\",\"exists\",\"actions\"],\"properties\":{\"pluginId\":{\"type\":\"string\"},\"exists\":{\"type\":\"boolean\",\"description\":\"false when the first publish would create the plugin\"},\"actions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Action\"}},\"credential\":{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"oidc\",\"static\"]},\"expiresAt\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"blockedBy\":{\"type\":\"object\",\"description\":\"Set when a new submission would be refused now, e.g. another version is in review\",\"properties\":{\"version\":{\"type\":\"string\"},\"state\":{\"$ref\":\"#/components/schemas/State\"}}}}},\"Artifact\":{\"type\":\"object\",\"required\":[\"filename\",\"mediaType\",\"size\",\"sha256\"],\"properties\":{\"filename\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$\"},\"mediaType\":{\"type\":\"string\",\"enum\":[\"application/zip\",\"application/gzip\"]},\"size\":{\"type\":\"integer\",\"minimum\":1},\"sha256\":{\"$ref\":\"#/components/schemas/Sha256\"}}},\"VersionInput\":{\"type\":\"object\",\"required\":[\"channel\",\"artifact\"],\"properties\":{\"channel\":{\"$ref\":\"#/components/schemas/Channel\"},\"artifact\":{\"$ref\":\"#/components/schemas/Artifact\"},\"release\":{\"type\":\"string\",\"enum\":[\"automatic\",\"manual\"],\"default\":\"automatic\",\"description\":\"`manual` needs the feature `manual-release`\"},\"releaseNotes\":{\"type\":\"string\",\"description\":\"CommonMark\",\"maxLength\":65535},\"source\":{\"type\":\"object\",\"description\":\"Informative; a server that used OIDC MUST prefer the token's claims\",\"properties\":{\"repository\":{\"type\":\"string\",\"format\":\"uri\"},\"commit\":{\"type\":\"string\",\"pattern\":\"^[a-f0-9]{40}([a-f0-9]{24})?$\"},\"ref\":{\"type\":\"string\"},\"runUrl\":{\"type\":\"string\",\"format\":\"uri\"}}},\"attestations\":{\"type\":\"array\",\"description\":\"Sigstore bundles (v0.3 JSON) over the artifact digest\",\"items\":{\"type\":\"object\"}}}},\"State\":{\"type\":\"string\",\"enum\":[\"awaiting-upload\",\"received\",\"validating\",\"rejected\",\"in-review\",\"approved\",\"published\",\"withdrawn\",\"failed\"]},\"Finding\":{\"type\":\"object\",\"required\":[\"ruleId\",\"severity\",\"message\"],\"properties\":{\"ruleId\":{\"type\":\"string\",\"description\":\"`review` for the reason of a person\"},\"severity\":{\"type\":\"string\",\"enum\":[\"error\",\"warning\",\"info\"]},\"message\":{\"type\":\"string\",\"description\":\"Plain text\"},\"helpUrl\":{\"type\":\"string\",\"format\":\"uri\"},\"location\":{\"type\":\"object\",\"required\":[\"path\"],\"properties\":{\"path\":{\"type\":\"string\",\"description\":\"Path inside the archive, `/` separators\"},\"pointer\":{\"type\":\"string\",\"description\":\"RFC 6901 JSON Pointer into that file\"},\"startLine\":{\"type\":\"integer\",\"minimum\":1},\"endLine\":{\"type\":\"integer\",\"minimum\":1}}}}},\"Findings\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/components/schemas/Finding\"}},\"FindingsOmitted\":{\"type\":\"integer\",\"minimum\":1,\"description\":\"How many more findings there are than the list shows\"},\"Validation\":{\"type\":\"object\",\"required\":[\"id\",\"state\",\"findings\"],\"properties\":{\"id\":{\"type\":\"string\"},\"state\":{\"type\":\"string\",\"enum\":[\"received\",\"validating\",\"passed\",\"rejected\",\"failed\"]},\"findings\":{\"$ref\":\"#/components/schemas/Findings\"},\"findingsOmitted\":{\"$ref\":\"#/components/schemas/FindingsOmitted\"}}},\"Version\":{\"type\":\"object\",\"required\":[\"pluginId\",\"version\",\"channel\",\"state\",\"release\",\"artifact\",\"findings\",\"everPublished\",\"createdAt\",\"updatedAt\"],\"properties\":{\"pluginId\":{\"type\":\"string\"},\"version\":{\"$ref\":\"#/components/schemas/SemVer\"},\"channel\":{\"$ref\":\"#/components/schemas/Channel\"},\"state\":{\"$ref\":\"#/components/schemas/State\"},\"release\":{\"type\":\"string\",\"enum\":[\"automatic\",\"manual\"]},\"artifact\":{\"$ref\":\"#/components/schemas/Artifact\"},\"findings\":{\"$ref\":\"#/components/schemas/Findings\"},\"findingsOmitted\":{\"$ref\":\"#/components/schemas/FindingsOmitted\"},\"releaseNotes\":{\"type\":\"string\",\"maxLength\":65535,\"description\":\"As declared; not in lists\"},\"everPublished\":{\"type\":\"boolean\",\"description\":\"Whether the version number is consumed\"},\"statusUrl\":{\"type\":\"string\",\"format\":\"uri\",\"description\":\"Human page for this submission\"},\"publicUrl\":{\"type\":\"string\",\"format\":\"uri\",\"description\":\"Set once published\"},\"estimatedDecisionAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"createdAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"updatedAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"publishedAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"publishedBy\":{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"oidc\",\"static\"]},\"repositoryId\":{\"type\":\"string\"},\"workflowRef\":{\"type\":\"string\"},\"runId\":{\"type\":\"string\"}}}}},\"VersionPage\":{\"type\":\"object\",\"required\":[\"items\"],\"properties\":{\"items\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/components/schemas/Version\"}},\"nextCursor\":{\"type\":\"string\",\"description\":\"The `cursor` of the next page; absent on the last one\"}}},\"Problem\":{\"type\":\"object\",\"required\":[\"type\",\"title\",\"status\",\"code\"],\"properties\":{\"type\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"title\":{\"type\":\"string\",\"description\":\"One line for people\"},\"status\":{\"type\":\"integer\"},\"detail\":{\"type\":\"string\"},\"instance\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"code\":{\"type\":\"string\",\"description\":\"Stable, machine-readable; the client branches on this, never on `title`\",\"enum\":[\"malformed-request\",\"not-found\",\"method-not-allowed\",\"unauthenticated\",\"token-expired\",\"oidc-invalid-token\",\"oidc-token-reused\",\"oidc-no-matching-publisher\",\"forbidden\",\"plugin-not-found\",\"version-not-found\",\"version-conflict\",\"submission-in-progress\",\"invalid-state\",\"precondition-failed\",\"artifact-too-large\",\"unsupported-media-type\",\"digest-mismatch\",\"manifest-mismatch\",\"channel-mismatch\",\"idempotency-key-reused\",\"rate-limited\",\"temporarily-unavailable\",\"internal-error\"]},\"retryable\":{\"type\":\"boolean\",\"description\":\"Whether the same request may succeed later\"},\"requestId\":{\"type\":\"string\"},\"existing\":{\"type\":\"object\",\"description\":\"With `version-conflict`\",\"properties\":{\"sha256\":{\"$ref\":\"#/components/schemas/Sha256\"},\"state\":{\"$ref\":\"#/components/schemas/State\"},\"etag\":{\"type\":\"string\"}}},\"mismatches\":{\"type\":\"array\",\"description\":\"With `oidc-no-matching-publisher` - which claim differed (never secret material)\",\"items\":{\"type\":\"object\",\"required\":[\"claim\"],\"properties\":{\"claim\":{\"type\":\"string\"},\"received\":{\"type\":\"string\"},\"expected\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}}},\"findings\":{\"$ref\":\"#/components/schemas/Findings\"}}}},\"examples\":{\"SmallestCapabilities\":{\"value\":{\"apiVersion\":\"1\",\"features\":[\"static-token\"],\"limits\":{\"maxArtifactBytes\":10485760}}},\"WholeCapabilities\":{\"value\":{\"apiVersion\":\"1\",\"features\":[\"oidc\",\"static-token\",\"validate-only\",\"manual-release\",\"public-read\"],\"limits\":{\"maxArtifactBytes\":268435456},\"mediaTypes\":[\"application/zip\"],\"channels\":[\"stable\",\"prerelease\"],\"oidc\":{\"audience\":\"https://plugins.example.com\",\"issuers\":[\"https://token.actions.githubusercontent.com\"]},\"review\":{\"manual\":true,\"typicalSeconds\":86400},\"documentation\":\"https://plugins.example.com/docs\"}},\"TokenRequest\":{\"value\":{\"token\":\"eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl\",\"pluginId\":\"weather-widget\",\"actions\":[\"validate\",\"publish\"]}},\"Token\":{\"value\":{\"token\":\"mpt_5f0c2d\",\"expiresAt\":\"2026-11-22T14:00:00Z\",\"pluginId\":\"weather-widget\",\"actions\":[\"validate\",\"publish\"]}},\"Access\":{\"value\":{\"pluginId\":\"weather-widget\",\"exists\":true,\"actions\":[\"validate\",\"publish\",\"release\",\"withdraw\"],\"credential\":{\"kind\":\"oidc\",\"expiresAt\":\"2026-11-22T14:00:00Z\"}}},\"BlockedAccess\":{\"value\":{\"pluginId\":\"weather-widget\",\"exists\":true,\"actions\":[\"validate\",\"publish\"],\"credential\":{\"kind\":\"static\"},\"blockedBy\":{\"version\":\"1.3.0\",\"state\":\"in-review\"}}},\"SmallestVersionInput\":{\"value\":{\"channel\":\"stable\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"}}},\"VersionInput\":{\"value\":{\"channel\":\"prerelease\",\"artifact\":{\"filename\":\"weather-widget-1.5.0-rc.1.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"release\":\"manual\",\"releaseNotes\":\"### Added\\n\\n- Wind warnings.\\n\",\"source\":{\"repository\":\"https://github.com/lumen-labs/weather-widget\",\"commit\":\"0123456789abcdef0123456789abcdef01234567\",\"ref\":\"refs/tags/v1.5.0-rc.1\",\"runUrl\":\"https://github.com/lumen-labs/weather-widget/actions/runs/1\"}}},\"AwaitingUpload\":{\"value\":{\"pluginId\":\"weather-widget\",\"version\":\"1.4.0\",\"channel\":\"stable\",\"state\":\"awaiting-upload\",\"release\":\"automatic\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"findings\":[],\"everPublished\":false,\"createdAt\":\"2026-11-22T13:00:00Z\",\"updatedAt\":\"2026-11-22T13:00:00Z\"}},\"InReview\":{\"value\":{\"pluginId\":\"weather-widget\",\"version\":\"1.4.0\",\"channel\":\"stable\",\"state\":\"in-review\",\"release\":\"automatic\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"findings\":[{\"ruleId\":\"manifest-permissions\",\"severity\":\"warning\",\"message\":\"The plugin asks for \\\"camera\\\", which version 1.3.0 did not\",\"location\":{\"path\":\"manifest.json\",\"pointer\":\"/permissions/2\",\"startLine\":14}}],\"releaseNotes\":\"The first version with a camera.\",\"everPublished\":false,\"statusUrl\":\"https://plugins.example.com/submissions/weather-widget/1.4.0\",\"estimatedDecisionAt\":\"2026-11-23T13:00:00Z\",\"createdAt\":\"2026-11-22T13:00:00Z\",\"updatedAt\":\"2026-11-22T13:00:05Z\"}},\"Rejected\":{\"value\":{\"pluginId\":\"weather-widget\",\"version\":\"1.4.0\",\"channel\":\"stable\",\"state\":\"rejected\",\"release\":\"automatic\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"findings\":[{\"ruleId\":\"review\",\"severity\":\"error\",\"message\":\"Say in README.md what the camera is for\"}],\"everPublished\":false,\"createdAt\":\"2026-11-22T13:00:00Z\",\"updatedAt\":\"2026-11-22T15:12:00Z\"}},\"Published\":{\"value\":{\"pluginId\":\"weather-widget\",\"version\":\"1.4.0\",\"channel\":\"stable\",\"state\":\"published\",\"release\":\"manual\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"findings\":[],\"everPublished\":true,\"statusUrl\":\"https://plugins.example.com/submissions/weather-widget/1.4.0\",\"publicUrl\":\"https://plugins.example.com/plugins/weather-widget\",\"createdAt\":\"2026-11-22T13:00:00Z\",\"updatedAt\":\"2026-11-22T15:12:00Z\",\"publishedAt\":\"2026-11-22T15:12:00Z\",\"publishedBy\":{\"kind\":\"oidc\",\"repositoryId\":\"123456\",\"workflowRef\":\"lumen-labs/weather-widget/.github/workflows/release.yml@refs/tags/v1.4.0\",\"runId\":\"1\"}}},\"VersionPage\":{\"value\":{\"items\":[{\"pluginId\":\"weather-widget\",\"version\":\"1.4.0\",\"channel\":\"stable\",\"state\":\"published\",\"release\":\"manual\",\"artifact\":{\"filename\":\"weather-widget-1.4.0.zip\",\"mediaType\":\"application/zip\",\"size\":48213,\"sha256\":\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},\"findings\":[],\"everPublished\":true,\"statusUrl\":\"https://plugins.example.com/submissions/weather-widget/1.4.0\",\"publicUrl\":\"https://plugins.example.com/plugins/weather-widget\",\"createdAt\":\"2026-11-22T13:00:00Z\",\"updatedAt\":\"2026-11-22T15:12:00Z\",\"publishedAt\":\"2026-11-22T15:12:00Z\",\"publishedBy\":{\"kind\":\"oidc\",\"repositoryId\":\"123456\",\"workflowRef\":\"lumen-labs/weather-widget/.github/workflows/release.yml@refs/tags/v1.4.0\",\"runId\":\"1\"}}],\"nextCursor\":\"MTAw\"}},\"RejectedValidation\":{\"value\":{\"id\":\"val_1\",\"state\":\"rejected\",\"findings\":[{\"ruleId\":\"manifest-permissions\",\"severity\":\"error\",\"message\":\"\\\"permissions\\\" names \\\"camra\\\", which is not a permission\",\"helpUrl\":\"https://plugins.example.com/docs/permissions\",\"location\":{\"path\":\"manifest.json\",\"pointer\":\"/permissions/2\",\"startLine\":14,\"endLine\":14}}]}},\"PassedValidation\":{\"value\":{\"id\":\"val_2\",\"state\":\"passed\",\"findings\":[]}},\"Conflict\":{\"value\":{\"type\":\"about:blank\",\"title\":\"Version 1.4.0 has other bytes\",\"status\":409,\"code\":\"version-conflict\",\"retryable\":false,\"requestId\":\"req_1\",\"existing\":{\"sha256\":\"9d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4880\",\"state\":\"published\",\"etag\":\"\\\"7\\\"\"}}},\"NoMatchingPublisher\":{\"value\":{\"type\":\"about:blank\",\"title\":\"No trusted publisher of weather-widget matches this workflow\",\"status\":403,\"code\":\"oidc-no-matching-publisher\",\"retryable\":false,\"mismatches\":[{\"claim\":\"workflow\",\"received\":\".github/workflows/ci.yml\",\"expected\":[\".github/workflows/release.yml\"]}]}}}}}";

;// CONCATENATED MODULE: ./build/bundled/marketplace-contract/contract.js

const PROFILES = ["core", "oidc", "validate", "staging", "review"];
const METHODS = ["get", "put", "post", "delete"];
const CONTRACT = JSON.parse(CONTRACT_JSON);
/** @throws {Error} if the contract has no such rule, which is a fault of this tool. */
function findRule(id) {
    const rule = CONTRACT["x-rules"].find((one) => one.id === id);
    if (!rule)
        throw new Error(`docs/marketplace-openapi.yaml has no rule ${id}`);
    return rule;
}


/***/ }),

/***/ 50919:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _M: function() { return /* binding */ findAnswerFault; },
  LC: function() { return /* binding */ findOperation; },
  Z: function() { return /* binding */ findRequestFault; },
  Ud: function() { return /* binding */ formatAllowedMethods; },
  Vh: function() { return /* binding */ readJson; }
});

// EXTERNAL MODULE: ./build/bundled/marketplace-contract/contract.js + 1 modules
var contract = __webpack_require__(31812);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/index.js
var dist = __webpack_require__(82815);
var dist_default = /*#__PURE__*/__webpack_require__.n(dist);
;// CONCATENATED MODULE: ./build/bundled/marketplace-contract/schemas.js



const NAME = "contract";
const compiled = new Map();
let judge;
/** What is wrong with a value, by the schema at a JSON Pointer into the contract. `undefined` if it is valid. */
function findSchemaFault(pointer, value) {
    const validate = compiled.get(pointer) ?? getJudge().compile({ $ref: `${NAME}#${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value))
        return undefined;
    const [error] = validate.errors ?? [];
    const place = error?.instancePath === "" ? "the value" : error?.instancePath;
    return `${place ?? "the value"} ${error?.message ?? "is not valid"}${formatDetails(error?.params)}`;
}
/** A key of an object as a part of a JSON Pointer. */
function escapePointer(key) {
    return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
function getJudge() {
    if (judge)
        return judge;
    judge = new _2020.Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false });
    dist_default()["default"](judge);
    // The bytes of an archive are not a value of JSON.
    judge.addFormat("binary", true);
    judge.addSchema(contract/* CONTRACT */.PW, NAME);
    return judge;
}
function formatDetails(params) {
    const allowed = params?.["allowedValues"];
    return Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
}

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
;// CONCATENATED MODULE: ./build/bundled/marketplace-contract/operations.js



const TEMPLATES = Object.keys(contract/* CONTRACT */.PW.paths).map((template) => {
    const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/gu, "([^/]+)")}$`, "u");
    return { template, names, pattern };
});
/** The operation of a request. `"method"` if the path has no such method, `undefined` if there is no such path. */
function findOperation(method, path) {
    for (const { template, names, pattern } of TEMPLATES) {
        const found = pattern.exec(path);
        if (!found)
            continue;
        const known = contract/* METHODS */.J8.find((one) => one === method.toLowerCase());
        const operation = known && contract/* CONTRACT */.PW.paths[template]?.[known];
        if (!known || !operation)
            return "method";
        const values = names.map((name, at) => [name, (0,decode/* decodePercent */.gr)(found[at + 1] ?? "")]);
        return { operation, template, method: known, values: Object.fromEntries(values) };
    }
    return undefined;
}
/** The methods of a path, as the header `Allow` has them. */
function formatAllowedMethods(path) {
    const found = TEMPLATES.find(({ pattern }) => pattern.test(path));
    const item = found && contract/* CONTRACT */.PW.paths[found.template];
    return contract/* METHODS */.J8.filter((method) => item?.[method] !== undefined)
        .map((method) => method.toUpperCase())
        .join(", ");
}
/** What is wrong with a request by the schemas of its operation. `undefined` if nothing is. */
function findRequestFault(request, found) {
    const item = contract/* CONTRACT */.PW.paths[found.template];
    for (const one of [...(item?.parameters ?? []), ...(found.operation.parameters ?? [])]) {
        const { pointer, value: parameter } = follow(one, "");
        const given = readParameter(request, found, parameter);
        if (given === undefined) {
            if (parameter.required === true)
                return `the ${parameter.in} parameter ${parameter.name} is missing`;
            continue;
        }
        const at = pointer === "" ? findOwnPointer(found, parameter) : pointer;
        const fault = findSchemaFault(`${at}/schema`, given);
        if (fault !== undefined)
            return `the ${parameter.in} parameter ${parameter.name}: ${fault}`;
    }
    const own = `${pointOperation(found)}/requestBody`;
    return found.operation.requestBody === undefined
        ? undefined
        : findBodyFault(request, follow(found.operation.requestBody, own));
}
/** What is wrong with an answer to an operation. `undefined` if nothing is. */
function findAnswerFault(status, answer, found) {
    const { responses } = found.operation;
    const key = [String(status), `${String(status)[0] ?? ""}XX`].find((one) => one in responses);
    const declared = key === undefined ? undefined : responses[key];
    if (key === undefined || declared === undefined)
        return `the status ${String(status)} is not listed`;
    const response = follow(declared, `${pointOperation(found)}/responses/${key}`);
    if (response.value.content !== undefined)
        return findBodyFault(answer, response);
    return (answer.body?.length ?? 0) === 0 ? undefined : `the status ${String(status)} has no body`;
}
function findBodyFault(message, { pointer, value }) {
    const given = (message.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const types = Object.keys(value.content ?? {});
    if (!types.includes(given))
        return `the media type is ${JSON.stringify(given)}, not ${types.join(" or ")}`;
    if (!given.endsWith("json"))
        return undefined;
    const read = readJson(message.body ?? new Uint8Array());
    if (read === undefined)
        return "the body is not JSON in UTF-8";
    const fault = findSchemaFault(`${pointer}/content/${escapePointer(given)}/schema`, read.value);
    return fault === undefined ? undefined : `the body: ${fault}`;
}
/** `undefined` for what is not JSON in UTF-8. */
function readJson(bytes) {
    try {
        return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof TypeError)
            return undefined;
        throw error;
    }
}
function follow(value, own) {
    if (!("$ref" in value))
        return { pointer: own, value };
    const pointer = value.$ref.replace(/^#/u, "");
    const keys = pointer.split("/").slice(1);
    const target = keys.reduce((node, key) => node[key], contract/* CONTRACT */.PW);
    return { pointer, value: target };
}
function pointOperation({ template, method }) {
    return `/paths/${escapePointer(template)}/${method}`;
}
function findOwnPointer(found, parameter) {
    const inOperation = (found.operation.parameters ?? []).indexOf(parameter);
    if (inOperation >= 0)
        return `${pointOperation(found)}/parameters/${String(inOperation)}`;
    const inPath = (contract/* CONTRACT */.PW.paths[found.template]?.parameters ?? []).indexOf(parameter);
    return `/paths/${escapePointer(found.template)}/parameters/${String(inPath)}`;
}
function readParameter(request, found, parameter) {
    if (parameter.in === "path")
        return found.values[parameter.name];
    if (parameter.in === "query")
        return request.query.get(parameter.name) ?? undefined;
    return request.headers[parameter.name.toLowerCase()];
}


/***/ }),

/***/ 23799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: function() { return /* binding */ makeFetch; }
});

;// CONCATENATED MODULE: ./build/bundled/network/bounded-fetch.js
const MIB = 1024 * 1024;
/** No answer has a hundredth of that, even if it is sent compressed. */
const MOST_BYTES = 8 * MIB;
/** A fetch that reads each answer as a whole. It throws a RangeError if the answer exceeds the limit. */
function makeBoundedFetch(fetch) {
    return async (url, init, mostBytes = MOST_BYTES) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await readBounded(body, mostBytes);
        // An answer with this status must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function readBounded(body, most) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > most)
            throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
        pieces.push(piece);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

// EXTERNAL MODULE: ./build/bundled/network/proxy.js
var network_proxy = __webpack_require__(68901);
;// CONCATENATED MODULE: ./build/bundled/network/make-fetch.js


/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ProxyFault} if the address of the proxy is invalid.
 */
async function makeFetch(first, environment) {
    (0,network_proxy/* findProxy */.EE)(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = (0,network_proxy/* findProxy */.EE)(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return makeBoundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    });
}


/***/ })

};
;