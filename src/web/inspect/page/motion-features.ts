export { domAnimation } from "framer-motion";
