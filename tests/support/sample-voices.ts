/** Posts of three writers, on mixed subjects so that the subject gives nobody away. */
export const sampleVoices = {
  terse: [
    `I closed our second shop last week.

It hurt. It was right.

We opened it because we could. Nobody asked for it. The street was quiet and the rent was not.

I kept it going for two years. I should have stopped after six months.

What I learned: a plan you love is still only a plan. Look at the till. The till does not lie.`,
    `I read every complaint myself.

All of them. Every Friday. It takes an hour.

Most founders hand this away. I did too. Then a customer told me something my own team had hidden for weeks. Not out of malice. They were afraid.

Now nobody needs to be afraid. I read it first. We fix it on Monday.

Try it for a month.`,
    `We stopped doing estimates.

I thought it would end in chaos. It did not.

My team was guessing and I was nodding. Then we all acted surprised. So we quit. Now we cut work until it fits in three days. If it does not fit, we cut again.

Nobody misses the old meetings. I certainly do not.`,
    `Nobody taught me how to say no.

So I said yes. For ten years. To trips, to panels, to coffee with strangers.

Then I got ill. It was nothing grave. But I lay there and counted. I had given away most of my evenings.

I say no now. I say it early and I say it kindly. People respect it. The work got better too.`,
  ],
  analytical: [
    `The regional rail figures for the third quarter deserve a closer look: although ridership rose by 4 percent, the share of trains that arrived within five minutes of the timetable fell for the fourth time in a row.

Two explanations compete here, and they lead to rather different conclusions. Either the network is now running closer to its capacity than the planners had assumed, in which case punctuality is the price of growth, or the maintenance that was postponed during the previous budget is making itself felt.

The data published so far does not settle the matter, but the pattern by line points to the latter: delays grew most where track renewal was deferred longest.`,
    `Most discussions of remote work confuse two questions that ought to be kept apart: whether people are more productive at home, and whether organisations are.

The first has been studied at length, and the answer depends largely on the kind of task, on the home in question, and on how output is measured. The second is considerably harder to answer, because the costs of coordination appear in no individual's figures and tend to surface only after several quarters.

A recent survey of 1,100 mid-sized firms suggests that the difference is substantial: teams reported gains of around 8 percent, whereas the firms as a whole reported none that could be distinguished from the general trend.`,
    `The price of grid batteries has fallen faster than most forecasts of the past decade had anticipated, and the consequences for network operators are less obvious than the headlines imply.

Cheap storage reduces the value of flexibility that was bought at a high price only a few years ago: contracts with industrial consumers, which were designed to shed load at short notice, now compete with containers that respond within milliseconds.

It would nevertheless be premature to conclude that such contracts are obsolete, since they remain the only instrument that helps during shortages lasting longer than the four hours for which a typical battery is built.`,
    `Public libraries are usually assessed by the number of loans, a measure that was sensible when lending was their main function and that has become increasingly misleading since.

In the twelve cities for which comparable figures exist, loans declined by a fifth between two surveys, while the time that visitors spent in the buildings grew by roughly a third: a shift that the traditional statistics record as a loss.

A more appropriate indicator would combine visits, hours and the use of rooms, and it would have to be collected in the same manner everywhere, which is precisely the step that the responsible associations have so far been reluctant to take.`,
  ],
  lively: [
    `Guess what happened at our open day? 🎉

Over 300 people came, and we nearly ran out of cake!! 🍰

Honestly, the best part was seeing the kids build their very first robot – pure joy! And you know what? Two of them want to come back every single week!

Huge thanks to the whole crew, you are just amazing! 💛 Who is joining us next time? 👇`,
    `Okay, can we talk about bad slides for a second? 🙈

You have all been there, right? Forty bullet points, tiny letters… and someone reading them out loud!

Here is my little trick – one idea, one picture, done! It works every time, I promise! ✨

What is the worst slide you have ever seen? Tell me in the comments! 😂`,
    `New job, new desk, new coffee machine! ☕🚀

So happy to share that I have just started at the harbour office! Everyone has been so kind – even the printer likes me (so far…)! 😅

Any tips for my first month? What should I absolutely not miss? Drop them below! 👇`,
    `Did you ever get a thank-you note from a customer? 💌

We did today – handwritten, with a drawing of our delivery bike! It is hanging in the kitchen now and I just can not stop smiling! 😍

Little things matter so much, do you not think? Make someone happy today! ✨🙌`,
  ],
} as const
