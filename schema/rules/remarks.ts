import { images, json, longText } from '../kit/kinds.ts';
import { listOf, uuid } from '../kit/shape.ts';
import { worded } from '../kit/worded.ts';

/** As many people as one remark may call upon. */
export const mostMentions = 20;

/** As many characters as one remark holds. */
export const longestRemark = 2_000;

/** What somebody says about a record, who is to be told of it, and what there is to be seen of it. */
export const remarkFields = worded('remark', {
  text: longText().label('Remark').required('Write something').max(longestRemark),
  mentions: json(listOf(uuid))
    .label('Tell')
    .test('most', `At most ${mostMentions} people`, people => (people?.length ?? 0) <= mostMentions),
  pictures: images().label('Pictures'),
});
