import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { sweepAnswers } from './keys/answer-repository.ts'
import { sweepLinks } from './links/one-time-links.ts'
import { folderJobs } from './links/remove-folder.ts'
import { findUser } from './people/user-repository.ts'
import { registerAccountRoutes, registerOwnAccountRoutes } from './routes.ts'
import { registerSecondFactorRoutes } from './second-factor-routes.ts'
import { sweepSessions } from './sign-in/sessions.ts'
import { toUserDto } from './user-dto.ts'

export const accounts: Feature = {
  routes: [registerAccountRoutes, registerOwnAccountRoutes, registerSecondFactorRoutes],
  jobs: folderJobs,
  sweeps: (ctx) => [
    { name: 'sessions', everyMs: hourMs, run: () => sweepSessions(ctx) },
    { name: 'answers to keys', everyMs: hourMs, run: () => sweepAnswers(ctx.db, ctx.now()) },
    { name: 'links', everyMs: hourMs, run: () => sweepLinks(ctx.db, ctx.now()) },
  ],
  exportData: {
    files: {
      'account.json':
        'Your account as you see it: name, email, plan, language. No password and no session is kept in a readable form.',
    },
    async *read(ctx, { user: id }) {
      const user = await findUser(ctx.db, id)
      if (!user) return // the account was deleted meanwhile
      const { capabilities: _, ...account } = await toUserDto(ctx, user)
      yield { name: 'account.json', json: account }
    },
  },
}
