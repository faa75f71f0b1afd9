/** Of many statements there are the last ones, and of a long one its beginning. */
export const [mostTexts, longestText] = [10, 300];

export const shortened = (texts: readonly string[]) => texts.slice(-mostTexts).map(text => text.slice(0, longestText));
