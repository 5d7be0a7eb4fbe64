import { formatDateTime } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useTestVendor, type VendorFacts } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { FormSection } from '#client/ui/form-section'
import styles from './model-set-up.module.css'
import { TestVendor } from './test-vendor.tsx'
import { modelSetUpTexts as texts } from './texts.ts'
import { VendorForm } from './vendor-form.tsx'

const tones = { environment: 'brand', database: 'ok', none: 'line' } as const

/** One vendor: whether it is set up, how it did lately, and what may be changed about it. */
export function VendorSection({ facts }: { facts: VendorFacts }) {
  const testing = useTestVendor()
  const { vendor, name, source, failure } = facts
  return (
    <FormSection title={vendor === 'compatible' ? texts.compatible : name} text={texts.about[vendor]}>
      <p>
        <Badge tone={tones[source]}>{texts.sources[source]}</Badge>
      </p>
      {failure && (
        <div className={styles.failure}>
          <p>
            {texts.failure(formatDateTime(failure.at), failure.model)} {translate(failure.message)}
          </p>
          {failure.workedAt && <p>{texts.workedSince(formatDateTime(failure.workedAt))}</p>}
        </div>
      )}
      <VendorForm facts={facts} names={testing.data?.names ?? null} onChanged={() => testing.reset()} />
      {source !== 'none' && <TestVendor testing={testing} vendor={vendor} />}
    </FormSection>
  )
}
