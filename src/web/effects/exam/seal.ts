export { makeKey, seal, unseal, type Sealed } from "../outbox/seal";
