/** Words in the place of a town that are remarks of Japan Post and no part of an address. */
export const postalNotes = [/^以下に掲載がない場合$/, /の次に.*番地がくる場合$/, /.+一円$/];
