import { toAddressLine, toLine, toPostalCode } from "../normalise.ts";
import { post, printable } from "../rules.ts";
import { optional, type TextField } from "./field.ts";
import { cellPhone, firstName, firstNameKana, lastName, lastNameKana, phone } from "./person.ts";

const line = { kind: "text", normalise: toAddressLine, max: 100, rules: [printable] } as const;

export const postalCode: TextField = {
  kind: "text",
  label: "郵便番号",
  description: "Seven digits without a hyphen.",
  normalise: toPostalCode,
  rules: [post],
  sample: "1500001",
  placeholder: "1234567",
  autoComplete: "postal-code",
  inputMode: "numeric",
};

export const prefecture: TextField = {
  kind: "text",
  label: "都道府県",
  description: "Prefecture, in full.",
  normalise: toLine,
  max: 4,
  isChosen: true,
  sample: "東京都",
  autoComplete: "address-level1",
};

const city: TextField = {
  ...line,
  label: "市区町村",
  description: "City, ward, town or village.",
  sample: "渋谷区",
  autoComplete: "address-level2",
};

const address1: TextField = {
  ...line,
  label: "丁目/番地/号",
  description: "Block and house number.",
  sample: "神宮前1-2-3",
  placeholder: "1-2-3",
  autoComplete: "address-line1",
};

const address2: TextField = {
  ...line,
  label: "マンション/ビル名等",
  description: "Building and room.",
  sample: "のれんビル 302号室",
  placeholder: "のれんビル 101号室",
  autoComplete: "address-line2",
};

/** A place in Japan. */
export const placeFields = {
  postal_code: postalCode,
  prefecture,
  city,
  address1,
  address2: optional(address2),
};

/** A postal address: an entry of the address book, a destination or a sender of a cart. */
export const addressFields = {
  shipping_last_name: lastName,
  shipping_first_name: firstName,
  shipping_last_name_kana: lastNameKana,
  shipping_first_name_kana: firstNameKana,
  ...placeFields,
  phone_number: phone,
  cell_phone_number: optional(cellPhone),
};

/** A typed destination, which a member may keep in the address book. */
export const destinationFields = {
  ...addressFields,
  is_save_address: {
    kind: "flag",
    label: "この住所をアドレス帳に登録する",
    description: "Whether the address is added to the member's address book.",
  },
} as const;

type AddressName = keyof typeof addressFields;
type PersonName<Name extends string> = Name extends `shipping_${infer Rest}` ? Rest : Name;

/** The values of an address under the names of a person's profile, which has no prefix. */
type PersonValues<Address> = {
  [Name in AddressName as PersonName<Name>]: Name extends keyof Address ? Address[Name] : never;
};
/** The values of an address as a profile has them. */
type AddressValues<Person> = {
  [Name in AddressName]: PersonName<Name> extends keyof Person ? Person[PersonName<Name>] : never;
};

const addressNames = Object.keys(addressFields) as AddressName[];
const personName = (name: string) => name.replace(/^shipping_/, "");

/** A member's own address as the fields of the profile [address.own-updates-profile]. */
export const toPerson = <Address extends Readonly<Record<AddressName, unknown>>>(address: Address) =>
  Object.fromEntries(addressNames.map((name) => [personName(name), address[name]])) as PersonValues<Address>;

/** The reverse of `toPerson`: a profile's name and place as an address. */
export const toAddress = <Person extends Readonly<Record<PersonName<AddressName>, unknown>>>(person: Person) =>
  Object.fromEntries(
    addressNames.map((name) => [name, (person as Readonly<Record<string, unknown>>)[personName(name)]]),
  ) as AddressValues<Person>;
