import { fullName } from '#client/lib/person'
import type { User } from '#client/lib/use-user'
import { FormSection } from '#client/ui/form-section'
import { texts } from './texts.ts'

const words = texts.profile

export function Profile({ user }: { user: User }) {
  return (
    <FormSection title={words.title} text={words.text}>
      <dl className="facts">
        <div>
          <dt>{words.email}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>{words.name}</dt>
          <dd>{fullName(user) || <span className="dimmer">{words.noName}</span>}</dd>
        </div>
      </dl>
    </FormSection>
  )
}
