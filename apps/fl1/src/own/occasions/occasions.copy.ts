/** A line for each occasion, by the key of its category, in the order of the page. */
export const occasions: Readonly<Record<string, string>> = {
  birthday: "おめでとうを、花にのせて",
  "mothers-day": "いつものありがとうを",
  opening: "門出に、長く咲く花を",
  offering: "静かに、想いを届ける",
};

export const occasionsCopy = {
  title: "贈る場面から選ぶ",
  kinds: "花のかたちから選ぶ",
};
