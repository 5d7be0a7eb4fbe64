import { voiceTexts } from '#client/features/settings/author-voice/texts'
import { WelcomeForm } from '#client/features/settings/author-voice/welcome-form'
import { useUser } from '#client/queries/user'
import { PageHead } from '#client/ui/page-head'

/** /welcome: after the first sign-in, once. */
export function WelcomeScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <PageHead title={voiceTexts.welcome.title} description={voiceTexts.welcome.text} />
      <WelcomeForm wasWelcomed={user.wasWelcomed} />
    </>
  )
}
