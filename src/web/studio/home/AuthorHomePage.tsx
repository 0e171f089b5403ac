import { AuthorHome } from "./AuthorHome";

/** The page `/studio`. */
export const AuthorHomePage = () => <AuthorHome />;
