export const homeCopy = {
  byHeight: "高さで選ぶ",
  byHeightLead: "写真の左の線は、鉢を含めた高さです。線で描いたマグカップは9cm。同じ縮尺です。",
  bands: {
    small: { name: "机の上", range: "35cmまで" },
    medium: { name: "床に置く", range: "36〜99cm" },
    tall: { name: "見上げる", range: "1m以上" },
  },
  greenhouse: "温室から",
  travel: "植物の送り方",
  travelLead: "箱の中で動かず、乾かず、冷えないように送ります。",
  steps: [
    { name: "鉢を箱に留める", text: "鉢の縁に型紙をはめ、箱の側面に留めます。横に倒れても、土はこぼれません。" },
    { name: "土を湿らせて出す", text: "発送の朝に水を与えます。届いた日の水やりは要りません。" },
    {
      name: "届いたら、すぐ開ける",
      text: "葉は袋の中で蒸れます。その日のうちに箱から出し、直射日光の当たらない所で2日休ませてください。",
    },
  ],
};
