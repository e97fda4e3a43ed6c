/** The parameters of a component whose page in Storybook says when to use it, and when not. Its stories have the tag `autodocs`. */
export const usage = (notes: string) => ({ docs: { description: { component: notes } } });
