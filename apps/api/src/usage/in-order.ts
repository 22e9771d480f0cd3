/** What was counted, in the order of the keys: two nodes that add to the same rows in one order do not wait for each other in a ring. */
export const inOrder = <V>(counted: ReadonlyMap<string, V>): V[] =>
  [...counted.keys()].toSorted().map((key) => counted.get(key) as V)
