export const homeCopy = {
  sides: {
    joy: "結婚、出産、長寿、御歳暮。紅白の水引で。",
    mourning: "香典返し、法要、御供。黒白または黄白の水引で。",
  },
  bandsLead: "いただいた額の三分の一から半分を、お返しの目安になさってください。",
  bands: [
    { name: "三千円", rest: "まで", min: null, max: 3300 },
    { name: "五千円", rest: "まで", min: 3301, max: 5500 },
    { name: "一万円", rest: "まで", min: 5501, max: 11000 },
    { name: "一万円", rest: "から", min: 11001, max: null },
  ],
  addressesLead: "十件でも二十件でも、一度のご注文で。名簿のファイルからも読み込めます。",
  addressSteps: ["名簿を読み込む", "お届け先ごとに品を分ける", "掛け紙を一枚ずつ改める", "お届けの日を決める"],
  seasonLead: "時期を過ぎたお届けには、表書きを改めてお付けします。",
  now: "ただいま",
  days: (from: string, to: string) => `${from}〜${to}`,
  day: (month: number, date: number) => `${month}月${date}日`,
  elsewhere: "関西",
  counterLead: "品をお決めいただいたあとは、お任せください。",
  customAll: "ご質問をすべて見る",
} as const;
