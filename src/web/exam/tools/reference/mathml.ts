import { createElement, type ReactNode } from "react";

const made = (name: string, ...parts: readonly ReactNode[]): ReactNode => createElement(name, null, ...parts);

export const letter = (name: string): ReactNode => made("mi", name);
export const number = (value: string): ReactNode => made("mn", value);
export const sign = (text: string): ReactNode => made("mo", text);
export const row = (...parts: readonly ReactNode[]): ReactNode => made("mrow", ...parts);
export const squared = (base: ReactNode): ReactNode => made("msup", base, number("2"));
export const cubed = (base: ReactNode): ReactNode => made("msup", base, number("3"));
export const over = (top: ReactNode, bottom: ReactNode): ReactNode => made("mfrac", top, bottom);
export const formula = (...parts: readonly ReactNode[]): ReactNode => made("math", row(...parts));
