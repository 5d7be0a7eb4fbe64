import { Button } from '#client/ui/button'
import { Text } from '#client/ui/text'
import { AuthPage } from './auth-page.tsx'
import styles from './check-email.module.css'
import { texts } from './texts.ts'

/** What to do after registering where e-mails have to be confirmed. */
export function CheckEmail({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <AuthPage title={texts.checkEmail.title}>
      <div className={styles.text}>
        <p>
          {texts.checkEmail.sent} <b>{email}</b>. {texts.checkEmail.steps}
        </p>
        <Text tone="dim">{texts.checkEmail.again}</Text>
        <Text tone="dim">{texts.register.approvalHint}</Text>
      </div>
      <Button variant="primary" block onClick={onSignIn}>
        {texts.checkEmail.action}
      </Button>
    </AuthPage>
  )
}
