import { Button } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { texts } from './texts.ts'

const words = texts.checkEmail

/** What to do after registering where e-mails have to be confirmed. */
export function CheckEmail({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <div className="auth">
      <PageTitle>{words.title}</PageTitle>
      <div className="prose">
        <p>
          {words.sent} <b>{email}</b>. {words.steps}
        </p>
        <p className="dim">{words.again}</p>
        <p className="dim">{texts.register.approvalHint}</p>
      </div>
      <Button variant="primary" block onClick={onSignIn}>
        {words.action}
      </Button>
    </div>
  )
}
