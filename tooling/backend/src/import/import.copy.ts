import { quote } from "./quote.ts";

/** The importer's terminal output. Texts of the file are quoted with `quote`. */
export const importCopy = {
  file: {
    missing: (file: string) => `ファイルが見つかりません：${file}`,
    unreadable: (file: string) => `ファイルを読み取れません：${file}`,
    empty: "ファイルが空です。",
    tooLarge: (limit: string) => `ファイルが大きすぎます（上限 ${limit}）。ファイルを分けてください。`,
    binary: "CSVファイルではありません。Excelのファイルは「CSV」で保存し直してください。",
    encoding:
      "文字コードがUTF-8、Shift_JIS、UTF-16（BOM付き）のいずれでもありません。UTF-8のCSVで保存し直してください。",
    unknown:
      "列名から、Shopify、EC-CUBE、npm run export のいずれの商品CSVとも判断できませんでした。1行目に列名があるかご確認ください。",
    missingColumns: (format: string, columns: readonly string[]) =>
      `${format}の商品CSVに必要な列がありません：${columns.map(quote).join("、")}`,
    doubleColumn: (column: string) => `列「${quote(column)}」が二つあります。`,
    noRows: "商品の行がありません。",
    quotes: (line: number) =>
      `${line}行目：引用符（"）の使い方が正しくないため、そこから先の行を区切れません。ファイルを直してから、もう一度取り込んでください。`,
    tooLong: (line: number) => `${line}行目：1行が長すぎます。引用符（"）が閉じているかご確認ください。`,
    unknownChannel: (key: string) => `ショップ「${key}」がありません。`,
  },
  row: {
    columns: (expected: number, found: number) =>
      `列の数が見出しと合いません（見出し${expected}列、この行${found}列）。`,
    noKey: (column: string) => `「${quote(column)}」がありません。`,
    noName: "商品名がありません。",
    nameTooLong: (max: number) => `商品名が長すぎます（${max}文字まで）。`,
    formula: (column: string) => `「${quote(column)}」に計算式（=で始まる値）が入っています。値に直してください。`,
    noPrice: "価格がありません。",
    badPrice: (value: string) => `価格「${quote(value)}」を読み取れません。数字で入力してください。`,
    priceTooLow: (value: string) => `価格「${quote(value)}」は1円に満たないため、取り込めません。`,
    priceTooHigh: (value: string, limit: string) => `価格「${quote(value)}」が高すぎます（上限 ${limit}円）。`,
    badStock: (value: string) => `在庫数「${quote(value)}」を読み取れません。整数で入力してください。`,
    badTaxRate: (value: string) => `税率「${quote(value)}」は使えません。8か10で入力してください。`,
    badFlag: (column: string, value: string) => `「${quote(column)}」の値「${quote(value)}」を読み取れません。`,
    sameName: (handle: string, line: number) =>
      `ハンドル「${quote(handle)}」は${line}行目の商品と重なっていますが、商品名が違います。`,
    sameCode: (code: string, line: number) => `商品コード「${quote(code)}」は${line}行目と重なっています。`,
    sameOptions: (values: string, line: number) => `「${quote(values)}」は${line}行目と重なっています。`,
    sameKey: (line: number) => `商品を区別する値（ハンドル、商品IDなど）が${line}行目の商品と同じになります。`,
    noOption: (column: string) => `「${quote(column)}」がありません。`,
    tooManyVariants: (max: number) => `バリエーションが多すぎます（1商品${max}件まで）。`,
    badKey: (key: string) =>
      `商品キー「${quote(key)}」は使えません。半角の英数字と「-」「.」「_」「~」で、100文字までで入力してください。`,
    otherName: (line: number) => `商品名が、同じ商品キーの${line}行目と違います。`,
    badNumber: (column: string, value: string, max: number) =>
      `「${quote(column)}」の値「${quote(value)}」を読み取れません。0から${max}までの整数で入力してください。`,
    badShelfLife: "「期限の種類」と「期限の日数」は、両方を入力するか、両方を空欄にしてください。",
    badVideo: "「動画のURL」には、「動画の題」と「動画の表紙のURL」も入力してください。",
    replaced: (column: string) =>
      `「${quote(column)}」に「〓」があります。Shift_JISにない文字が失われているため、UTF-8で書き出し直してください。`,
    unknownMethod: (key: string) => `配送方法キー「${quote(key)}」は、このショップにありません。`,
    badAttribute: (line: string) =>
      `「属性」の「${quote(line)}」は、「color=white,navy」「roast=4」の形で入力してください。`,
    badPictureRole: (line: string) =>
      `「写真の役割」の「${quote(line)}」は、「2:age=10」（写真の順番：役割=値）の形で入力してください。`,
    unknownAttribute: (value: string) => `属性「${quote(value)}」は、このショップにありません。`,
    rejected: (reason: string) => `データベースに書き込めませんでした：${reason}`,
  },
  defaults: {
    bullet: "・",
    otherCategory: "その他",
    categoryOfNumber: (id: string) => `カテゴリ${id}`,
    optionOfNumber: (id: string) => `規格${id}`,
    size: "サイズ",
    color: "カラー",
    kind: "種類",
    secondKind: "種類2",
  },
  progress: {
    read: (percent: number) => `読み込み ${percent}%`,
    pictures: (done: number, total: number) => `画像 ${done}/${total}`,
    write: (done: number, total: number) => `書き込み ${done}/${total}`,
  },
  /** Why a picture, a video or captions could not be fetched. */
  fetchedFile: {
    invalidUrl: "正しいアドレスではありません",
    notPublic: "公開されたアドレスではありません",
    tooManyRedirects: "転送の回数が多すぎます",
    status: (status: number) => `応答 ${status}`,
    tooLarge: "大きすぎます",
    notAPicture: "画像として読み取れません",
    notAVideo: "動画（MP4、WebM）または字幕（WebVTT）として読み取れません",
    timeout: "時間内に応答がありません",
    unreachable: "接続できません",
  },
  standIn: (name: string) => `${name}（写真は別の商品です）`,
  target: {
    running: (place: string) => `取り込み先のデータベース：${place}（起動中）`,
    stopped: (place: string) => `取り込み先のデータベース：${place}`,
    created: (place: string) => `取り込み先のデータベース：${place}（新しく作ります）`,
    shop: (key: string) => `取り込み先のショップ：${key}`,
    elsewhere: (place: string, shops: readonly string[], isExisting: boolean) =>
      [
        `ほかのデータベースを使うショップが起動しています：`,
        ...shops.map((shop) => `　${shop}`),
        `既定の ${place} は起動していません${isExisting ? "" : "（データベースもまだありません）"}。取り込み先を指定してください：`,
        `　起動中のショップ　--data フォルダー、または起動したときと同じ DATABASE_URL`,
        `　${place}　--data ${place}`,
      ].join("\n"),
    runningShop: (url: string, place: string) => `${url}　${place}`,
  },
  undo: {
    none: "取り消せる取り込みがありません。",
    unknown: (id: number) => `取り込み ${id} はありません。`,
    already: (id: number) => `取り込み ${id} は、すでに取り消されています。`,
    title: (id: number, file: string) => `取り込み ${id}（${quote(file)}）を取り消しました。`,
    unfinished: (id: number) => `取り込み ${id} は途中で終わっています。書き込まれた分だけを取り消しました。`,
    deleted: (count: number) => `削除した商品　　${count}点`,
    restored: (count: number) => `元に戻した商品　${count}点`,
    taxonomy: (categories: number, brands: number) => `削除したカテゴリ　${categories}件、ブランド　${brands}件`,
    kept: (count: number) => `そのまま残した商品　${count}点`,
    keptProduct: (name: string, reason: string) => `　「${quote(name)}」　${reason}`,
    ordered: "取り込みのあとに注文されています",
    changed: "取り込みのあとに変更されています（あとの取り込みによる場合は、先にそちらを取り消してください）",
    more: (count: number) => `　ほか${count}件`,
  },
  summary: {
    title: (file: string, format: string, encoding: string) => `${quote(file)}（${format}、${encoding}）`,
    products: (added: number, updated: number) =>
      `商品　　　　　${added + updated}点（新規 ${added}、更新 ${updated}）`,
    variants: (count: number) => `バリエーション　${count}件`,
    categories: (count: number) => `新しいカテゴリ　${count}件`,
    brands: (count: number) => `新しいブランド　${count}件`,
    pictures: (fetched: number, withoutPicture: number) =>
      `画像　　　　　取得 ${fetched}点、画像のない商品 ${withoutPicture}点`,
    videos: (fetched: number) => `動画　　　　　取得 ${fetched}点`,
    placeholder:
      "画像のない商品には「画像準備中」を表示します。仮に似た写真を使うときは、--stand-ins を付けて取り込んでください。",
    standIns: (count: number) => `${count}点には、別の商品の写真を「イメージ」と表示して仮に使います。`,
    pictureReasons: (reason: string, count: number) => `　・${reason}　${count}件`,
    refused: (products: number, rows: number) => `取り込まなかった商品　${products}点（問題のある行 ${rows}件）`,
    refusedRow: (line: number, product: string, reason: string) =>
      `　${line}行目${product === "" ? "" : `「${quote(product)}」`}　${reason}`,
    moreRows: (count: number) => `　ほか${count}件`,
    cut: (count: number) => `長すぎる説明文${count}件は、途中までを取り込みました。`,
    most: (count: number, stock: number) => `在庫数が多すぎる${count}件は、${stock}としました。`,
    undo: (id: number) => `この取り込みを取り消すには：npm run import -- --undo ${id}`,
    nothing: "取り込める商品がありませんでした。データベースは変わっていません。",
    rate: (rate: number) => `価格は、ファイルの金額に${rate}を掛けた円（税込）として取り込みました。`,
    yen: "価格は、ファイルの数字を税込の円として取り込みました。",
    yenWithoutTax: "価格は、ファイルの数字を税抜の円とみなし、消費税を加えて（四捨五入）取り込みました。",
    decimals: (count: number) => `小数のある価格が${count}件あり、四捨五入しました。`,
    cheap: (median: number) =>
      `価格の中央値は${median.toLocaleString("ja-JP")}円です。円の金額でない場合は、--rate 150 のように1単位あたりの円を指定して、もう一度取り込んでください。`,
    defaultRate: (count: number) => `税率の列がない${count}点は、標準税率（10%）としました。`,
    unlimited: (count: number, stock: number) => `在庫を管理していない${count}件は、在庫数を${stock}としました。`,
    negative: (count: number) => `在庫数がマイナスの${count}件は、0としました。`,
    hidden: (count: number) => `非公開の商品が${count}点あります。ショップには表示されません。`,
  },
  formats: { noren: "npm run export の形式", shopify: "Shopify", "ec-cube": "EC-CUBE" },
  encodings: { "utf-8": "UTF-8", shift_jis: "Shift_JIS", "utf-16le": "UTF-16", "utf-16be": "UTF-16" },
} as const;

/** Words in option values that identify a size or a colour; EC-CUBE's file does not name its options. */
export const optionCopy = {
  size: /^(?:XXS|XS|S|M|L|XL|XXL|[SML]サイズ|フリー(?:サイズ)?|大|中|小|\d+(?:\.\d+)?\s?(?:cm|mm|号|インチ|g|kg|ml|L))$/i,
  color:
    /(?:色|ホワイト|ブラック|レッド|ブルー|グリーン|イエロー|ネイビー|グレー|ベージュ|ブラウン|ピンク|^[白黒赤青緑黄紺灰茶紫藍朱]$)/,
} as const;
