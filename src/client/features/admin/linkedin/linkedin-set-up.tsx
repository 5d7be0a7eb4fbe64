import { useLinkedinSetUp } from '#client/queries/linkedin/set-up'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { linkedinAppKinds } from '#shared/rules/linkedin'
import { HandbookLink } from '../layout/handbook-link.tsx'
import { AppForm } from './app-form.tsx'
import styles from './linkedin-set-up.module.css'
import { SetUpSteps } from './set-up-steps.tsx'
import { linkedinSetUpTexts, linkedinSetUpTexts as texts } from './texts.ts'

/** The steps at LinkedIn, then the form, then known failures. */
export function LinkedinSetUp() {
  const { data, error, isFetching, refetch } = useLinkedinSetUp()
  if (data) {
    return (
      <>
        <SetUpSteps redirectUri={data.redirectUri} />
        {linkedinAppKinds.map((kind) => (
          <FormSection key={kind} title={texts.apps[kind]} text={kind === 'community' && <CommunityHint />}>
            <AppForm kind={kind} app={data[kind]} />
          </FormSection>
        ))}
        <KnownFailures />
        <Text size={14} tone="dim">
          {texts.apiVersion(data.apiVersion)}
        </Text>
      </>
    )
  }
  if (error) return <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
  return <TextSkeleton label={texts.loading} widths={[70, 92, 84, 60]} />
}

function CommunityHint() {
  return (
    <>
      {texts.communityHint} <HandbookLink page="before-you-apply" />
    </>
  )
}

const failures = ['redirect', 'product', 'organisation', 'verification'] as const

/** Common failures, and how to fix them. */
function KnownFailures() {
  const texts = linkedinSetUpTexts.failures
  return (
    <section>
      <SectionTitle title={texts.title} />
      <Stack as="dl" gap={16} className={styles.failures}>
        {failures.map((name) => (
          <div key={name}>
            <dt>{texts[name].title}</dt>
            <dd>{texts[name].text}</dd>
          </div>
        ))}
      </Stack>
    </section>
  )
}
