import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

interface HiddenFilterProps extends Pick<ProductListProps, "parameters"> {
  /** The names of the parameters that the form has controls for. */
  except: readonly string[];
}

/** Hidden inputs that keep the rest of the filter in a GET form. */
export function HiddenFilter({ parameters, except }: HiddenFilterProps) {
  return parameters
    .filter(({ name }) => !except.includes(name))
    .map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
