import { useSetUpDone } from '#client/queries/second-factor'
import type { User } from '#client/queries/user'
import { Text } from '#client/ui/text'
import { AuthPage } from '../auth-page.tsx'
import { SetUp } from './set-up.tsx'
import { texts } from './texts.ts'

/** All that people see who must set up a second factor first. */
export function RequiredSetUp({ user }: { user: User }) {
  const goOn = useSetUpDone()
  return (
    <AuthPage title={texts.required.title}>
      <Text tone="dim">{texts.required.text}</Text>
      <SetUp user={user} level={2} onDone={() => void goOn()} />
    </AuthPage>
  )
}
