import { describePart } from "../../support/three-faults.js";

describePart(2);
