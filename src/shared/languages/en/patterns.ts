import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `A dictation tool saved nurses 40 minutes a shift, and a third of them stopped using it.

Both figures come from the hospital group's own pilot. The 40 minutes are an average over the nurses who stayed. Those who left said that corrections came up at the end of the shift, when nobody was there to help.

The average describes the people a tool suits, and a ward has to give it to everybody. So what decides this purchase may be who is on call in the last hour of a shift.

The pilot moves to two more wards in May. The help desk still closes at six.`,
    },
    {
      form: 'consequence',
      text: `From March, a container nobody has weighed by the evening before misses its train.

Last year 212 trains left this port late, six in ten because weights came in after loading had begun. The check now moves to the shipper.

For a forwarder with a scale of its own, that is one more field in a form. Those of us who pack on the morning of departure will read the same sentence as a new working day, or as a bill for somebody else's scale.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `The best machine in this bakery is a chair.

It stands by the oven. Since January, whoever has the early shift sits in it for ten minutes every hour, because two sick notes in one week were enough for the owner.

Sick days from January to June last year: 31. This year: 9.

It's one bakery and half a year, and chairs don't come with a study. But she knew what the ten minutes cost before she started, which is more than most people know about their new machines.

The dough, she told the local paper, doesn't mind waiting.`,
    },
    {
      form: 'number',
      text: `It takes one click to join this gym and eleven to leave.

A consumer group counted. The chain says that's "standard in the industry", which may be the worst news in the whole report: then the ten extra clicks are nobody's slip.

People who can't find the exit do find the complaint form, though. 4,200 of them did last year, and somebody at the chain had to answer every single one.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `One index took this team's slowest query from 9.4 s to 310 ms and made every write 6 % slower.

What they did:
1. They watched the 99th percentile. The mean had looked fine for months.
2. They put both columns of the filter into the index, so the database reads 1,200 rows instead of 40 million.
3. They measured the price and published it.

Their table sees twenty reads for every write. With one read for every write, the same 6 % is due on every second operation.`,
    },
    {
      form: 'tension',
      text: `After 1,000 cycles these battery cells keep 91 % of their capacity. At 45 °C they keep 78 %.

The first figure stands in the abstract and was measured at 25 °C. The second is in table 4 of the supplement. Both are for cells charged over three hours.

A bus depot in summer charges under a warm roof, and faster than that. It is nearer to the second figure, and how near is what nobody has measured yet.`,
    },
  ],
}
