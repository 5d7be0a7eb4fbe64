import { Notice } from '#client/ui/notice'
import { noticeTexts } from './oidc-texts.ts'

/** Why signing in through the identity provider failed. */
export function OidcNotice({ outcome, label }: { outcome: string; label: string }) {
  const { link, title, outcomes, unknown } = noticeTexts
  if (outcome === 'link') return <Notice kind="info" title={link.title} text={<p>{link.text(label)}</p>} />
  const sentences: Readonly<Record<string, (label: string) => string>> = outcomes
  return <Notice kind="error" title={title} text={<p>{(sentences[outcome] ?? unknown)(label)}</p>} />
}
