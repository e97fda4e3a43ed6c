/** Every field of a form as its inputs hold it: text, "" for nothing; a ticked box is a boolean. */
export type Typed<T> = { [K in keyof T]-?: NonNullable<T[K]> extends boolean ? boolean : string };

/** What the page adds to an inquiry by itself. */
export type Added = "kind" | "file_keys" | "recaptcha_token";
