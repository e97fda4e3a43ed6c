export const homeCopy = {
  makers: "名前と土地のわかる工房から、手で受け取ってきました。北から順に。",
  allMakers: "すべてのつくり手",
  feel: "目をつむって、指で選ぶなら。",
  feels: {
    tsururi: "磁器、青磁、塗りたての漆",
    zarari: "土の粒、鋳肌、切りっぱなしの布",
    hokkori: "粉引、木、しまっておけない椀",
    kiriri: "細い線、竹の穂、紙の縁",
  },
  care: "どれも一分で読めます。",
} as const;
