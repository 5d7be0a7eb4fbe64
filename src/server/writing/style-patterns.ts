/**
 * Two short posts for each built-in style, written for this purpose: a model takes tone and build from an example more
 * surely than from adjectives. They differ in form and in how they end, so that posts do; what they tell is made up.
 */

const asPatterns =
  'Two posts in this style, as patterns for tone and build only: their facts are made up, their “I” stands for a view that their author gave.'

function patterns(first: string, second: string): string {
  return `${asPatterns}\n\n[Pattern 1]\n${first}\n\n[Pattern 2]\n${second}\n[End of patterns]`
}

export const professionalPatterns = patterns(
  `From March, no freight train leaves the port with a container whose weight was not declared the day before.

The port authority counted 212 late departures last year and puts six in ten down to missing weights.

For small shippers this moves work from the terminal to their own yard. Whoever packs on the day of departure now needs a scale, or a partner who has one.

The authority points to a cheaper way: three firms on one estate already rent a scale together.`,
  `The dictation pilot saved nurses 40 minutes a shift, and a third of them stopped using it.

Both figures come from the hospital group's own report. Its summary leads with the minutes.

I would plan by the third, because the minutes are an average over those who stayed. Those who left told the group that corrections came up at the end of the shift, when nobody was there to help.

If you have run such a pilot: who asked the people who stopped?`,
)

export const casualPatterns = patterns(
  `The most useful machine in this bakery is a chair.

It stands next to the oven, and since January whoever has the early shift sits in it for ten minutes every hour. The owner told the local paper she bought it after two sick notes in one week.

Sick days from January to June: 31 last year, 9 this year.

No oven needed for that. Just someone who's never off their feet before noon, and a spare chair.`,
  `Eleven clicks to cancel, one to join.

A consumer group counted them at a chain of gyms. The chain's answer: that's "standard in the industry".

It may well be. That's the bit I'd worry about. The group also lists 4,200 complaints in a year, so people who can't find the exit do find the form.

When did you last try to leave your own product?`,
)

export const technicalPatterns = patterns(
  `One index took the slowest query from 9.4 s to 310 ms. Three things in the team's write-up made the difference:

1. They watched the 99th percentile. The mean had looked fine for months.
2. The index covers both columns of the filter, so 1,200 rows are read instead of 40 million.
3. Writes got 6 % slower, and they say so.

It was measured on a table with twenty reads for every write. The closer yours is to even, the more point 3 decides.`,
  `91 % of capacity after 1,000 cycles holds at 25 °C. At 45 °C the same cells keep 78 %.

The first figure is in the paper's abstract, the second in a table of its supplement. Both are for coin cells charged over three hours.

A bus depot charges faster than that, in summer, under a roof, so the second figure is the nearer one for planning replacements.

Which temperature does the warranty of your supplier assume?`,
)
