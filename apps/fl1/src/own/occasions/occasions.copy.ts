/** What a florist is asked for, by the key of the category that answers it, in the order of the year of a customer. */
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
