import { buttonClass } from '#client/ui/button'
import { texts } from './texts.ts'

/** To the identity provider, as a plain link: the server redirects there. */
export function OidcButton({ label, next }: { label: string; next: string | null }) {
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`
  return (
    <a className={buttonClass({ variant: 'secondary', block: true })} href={`/api/oidc/start${query}`}>
      {texts.login.through(label)}
    </a>
  )
}
