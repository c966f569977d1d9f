import type { Tag } from '@placekeeper/contracts/model/tag';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { NamedRuleLocation } from '../../../data/auto-rejection/rule-backtest.ts';
import { useTagRules } from '../../../data/auto-rejection/tag-rules.ts';
import { startJob } from '../../../data/batch/jobs.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import { showFailure } from '../../../widgets/toast/show-toast.ts';
import { ruleJob } from './rule-jobs.ts';
import { tagRuleGaps, type TagRuleGap } from './rule-rows.ts';
import { ruleFieldsText } from './rule-wording.ts';

interface TagRuleGapsProps {
  readonly locations: readonly NamedRuleLocation[];
  readonly tags: readonly Tag[];
}

/** Offers to add a tag's rule to the tagged locations that lack it, such as newly tagged locations. */
export function TagRuleGaps({ locations, tags }: TagRuleGapsProps) {
  const { rules, forget } = useTagRules();
  const add = useMutation({
    mutationFn: ({ rule, missing }: TagRuleGap) =>
      startJob(
        ruleJob(
          {
            mode: 'add',
            field_names: rule.fields,
            allow_owner_manager_auto_reject: rule.owners,
          },
          missing,
        ),
      ),
    onError: showFailure('Couldn’t add the rule'),
  });
  return tagRuleGaps(rules, tags, locations).map((gap) => (
    <Banner
      key={`${gap.tag.id} ${gap.rule.fields.join()}`}
      className="mb-4"
      actions={
        <>
          <Button
            loading={add.isPending && add.variables.rule === gap.rule}
            size="sm"
            onClick={() => {
              focusHeading();
              add.mutate(gap);
            }}
          >
            Add to {formatCount(gap.missing.length, 'location')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              focusHeading();
              forget(gap.rule);
            }}
          >
            Don’t ask again
          </Button>
        </>
      }
      tone="info"
    >
      {formatCount(gap.missing.length, 'location')} tagged <bdi>{gap.tag.name}</bdi>{' '}
      {gap.missing.length === 1 ? 'doesn’t' : 'don’t'} have the rule for{' '}
      {ruleFieldsText(gap.rule.fields)}. You added the rule for this tag on{' '}
      {formatDate(gap.rule.made_at)}.
    </Banner>
  ));
}
