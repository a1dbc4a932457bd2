import { realBundle } from "./build/test/support/real-bundle.js";
