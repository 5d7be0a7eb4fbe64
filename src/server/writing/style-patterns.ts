/**
 * Two posts for each built-in style, written for this purpose: a model takes tone and build from an example more surely
 * than from adjectives, and its faults too. So they are nearly as long as a post, open on a fact, say their point in a
 * sentence that stands by itself, and differ in form and in how they end. What they tell is made up.
 */

const asPatterns =
  'Two posts in this style, as patterns for tone and build only: their facts are made up, their “I” stands for a view that their author gave.'

function patterns(first: string, second: string): string {
  return `${asPatterns}\n\n[Pattern 1]\n${first}\n\n[Pattern 2]\n${second}\n[End of patterns]`
}

export const professionalPatterns = patterns(
  `From March, a container whose weight is not declared the day before misses its train.

The port authority counted 212 late departures last year and puts six in ten down to weights that came in after loading had begun. The new rule moves that check to the shipper.

Part of the delay may only change its place, from the terminal to the shipper's yard.

For a forwarder with its own scale the rule is one more field in a form. A small firm that packs on the morning of departure has to start a day earlier or find somebody who can weigh for it. Three firms on one estate already share a scale, says the authority.

Whether that pays for you depends on a figure you have: how many of last month's containers were packed on the day they left.`,
  `A dictation pilot saved nurses 40 minutes a shift, and a third of them stopped using it.

Both figures come from the hospital group's own report. The 40 minutes are an average over the nurses who stayed. Those who left told the group that corrections came up at the end of the shift, when nobody was there to help.

I would plan by the third who stopped.

The average says what the tool does for people it suits, while a ward has to give it to everybody. So the first thing to budget for may be help at the end of a shift, because that is where the others gave up.

Before your next pilot, settle who will ask the people who stop.`,
)

export const casualPatterns = patterns(
  `The most useful machine in this bakery is a chair.

It stands next to the oven, and since January whoever has the early shift sits in it for ten minutes every hour. The owner told the local paper she bought it after two sick notes in one week.

Sick days from January to June last year: 31. This year: 9.

It's one bakery and half a year, so some of that may be luck. But ten minutes an hour is a price you can work out before you start, and a chair is easy to take away again.

If your people are on their feet from four in the morning, try it on the shift with the most sick days.`,
  `It takes eleven clicks to cancel this gym, and one to join.

A consumer group counted them. The chain's answer: that's "standard in the industry".

It may well be, and that's what I'd worry about.

When everyone does it, complaints are about the only thing left that tells you it's wrong. The same group lists 4,200 of them in a year. So people who can't find the exit do find the form, and somebody at the chain has to answer it.

Have you ever tried to leave your own product? How many clicks was it?`,
)

export const technicalPatterns = patterns(
  `One index took a team's slowest query from 9.4 s to 310 ms.

Three things in their write-up made the difference:

1. They watched the 99th percentile, which only the slowest query in a hundred exceeds. The mean had looked fine for months.
2. The index covers both columns of the filter, so the database reads 1,200 rows instead of 40 million.
3. Writes got 6 % slower, and they say so.

All of this was measured on a table with twenty reads for every write, where slower writes are rare enough to pay for. With as many writes as reads, the 6 % would be due on every second operation, so the same index may not be worth it.

Before copying it, look up that one ratio for your own table.`,
  `After 1,000 charging cycles these battery cells keep 91 % of their capacity at 25 °C, and 78 % at 45 °C.

The paper has the first figure in its abstract and the second in a table of its supplement. Both are for coin cells charged over three hours.

A bus depot in summer is nearer to the second case, since it charges under a warm roof. It also charges faster than the test did, which the paper did not measure. So a replacement plan that starts from 91 % is likely to be too generous, by how much is open.

Which temperature does the warranty of your supplier assume?`,
)
