import { describeChart } from "../../support/chart";
import { chart, effects, exploration } from "./samples";

describeChart("session", chart, effects, [{ name: "one person, this tab and another", exploration }]);
