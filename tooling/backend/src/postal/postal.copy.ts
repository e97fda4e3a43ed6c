/** Remarks of Japan Post in place of a town, which are not part of an address. */
export const postalNotes = [/^以下に掲載がない場合$/, /の次に.*番地がくる場合$/, /.+一円$/];
