export { makePrograms as setup } from "./programs";
