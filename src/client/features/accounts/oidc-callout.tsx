import { Callout } from '#client/ui/callout'
import { oidcCalloutTexts } from './oidc-texts.ts'

/** Why signing in through the identity provider failed. */
export function OidcCallout({ outcome, label }: { outcome: string; label: string }) {
  const { link, title, outcomes, unknown } = oidcCalloutTexts
  if (outcome === 'link') return <Callout kind="info" title={link.title} text={<p>{link.text(label)}</p>} />
  const sentences: Readonly<Record<string, (label: string) => string>> = outcomes
  return <Callout kind="error" title={title} text={<p>{(sentences[outcome] ?? unknown)(label)}</p>} />
}
