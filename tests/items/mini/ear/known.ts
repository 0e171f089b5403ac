const facts = `
cat purrs; dog barks; fish fins; bird sings; duck quacks; hen clucks; cow moo; pig grunts; sheep wool; horse mane ride;
bee honey; ant crawling hill; frog croaks; snake hisses; mouse squeaks; bear growls; rabbit nibbles;
turtle four legs hide; butterfly wings insect; spider eight legs thread; owl hoots; whale largest; crab claws;
snail slime; elephant trunk animal; lion roars; fox bushy; bat upside; penguin ice; octopus eight arms;
caterpillar worm; goat beard; apple core; egg yolk; banana curved yellow; carrot root; cake birthday; pear narrow wide;
cherry stems stone; lemon sour; watermelon seeds; nut squirrels; tomato ketchup; mushroom woods; house roof; bed sleep;
chair sits; table around eat; door knob; lamp light; clock time; cup tea; spoon soup people; fork four points;
key lock; bell ding; pan frying; pot cooking; jar jam; bottle cork; candle wax; broom sweep; phone talk;
toothbrush teeth clean; gate garden; star twinkle; cloud floats; tree branches trunk; leaf grows branch;
flower petals; mountain hill snow; rainbow colors; shell beach lived; snowman winter rolled; rock stone grey;
nest twigs; web flies sticky; car family drives; bus stop; boat sails; train rails; truck loads; bike pedals;
plane countries; rocket space; van parcels; ball throw; kite wind string; drum sticks; balloon pop; block cube;
guitar strings; doll girl; gift surprise; robot machine; box cardboard; book pages; pencil rub; bag shopping;
umbrella wet; flag waves; ring jewel; wheel spokes; bone body hard; map streets; fan blow cool; pen ink; ladder rungs;
hammer heavy hits; saw blade cuts; comb hair; nail pin metal; bucket water carry; hat brim; shirt collar; sock knitted;
shoe sole; dress skirt; coat winter worn; mitten thumb apart; crown kings; hand arm fingers; foot toes heel;
eye see; ear hear; nose smell;
milk drink white; rain drops; soap foams; bread flour; corn cob; cheese holes; fire flames; grapes bunch;
glasses lenses; scissors paper blades cut; sun shines day; moon shines night; pizza crust`;

/** Words by which a child recognises the description of a thing whose name it knows. */
export const known: ReadonlyMap<string, readonly string[]> = new Map(
  facts
    .trim()
    .split(/;\s*/)
    .map((fact) => {
      const [word = "", ...said] = fact.split(" ");
      return [word, said] as const;
    }),
);

/** Whether a child recognises a thing by a description. */
export const isKnownAs = (word: string, told: string): boolean => {
  const said = told.split(/[^a-z]+/);
  const own = known.get(word) ?? [];
  return own.length > 0 && own.every((fact) => said.includes(fact));
};
