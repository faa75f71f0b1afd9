/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { way } from '../way.ts';
import { frame } from '../words.ts';
import './siteFoot.css';

const columns = ({ foot: words, ...head }: typeof frame) =>
  [
    {
      title: words.apps,
      ways: [
        ['/tsinvoice', head.invoice],
        ['/tsmessenger', head.messenger],
        ['/pricingDetail', head.pricing],
        ['/tsinvoice/cart', words.cart],
      ],
    },
    {
      title: words.company,
      ways: [
        ['/about', head.about],
        ['/downloads', words.downloads],
        ['/careers', words.careers],
        ['/account/register', head.register],
        ['/accounts/signin', head.signIn],
      ],
    },
    {
      title: words.legal,
      ways: [
        ['/TermsOfServices', words.terms],
        ['/PrivacyPolicy', words.privacy],
        ['/tsinvoice/terms', words.invoiceTerms],
        ['/tsinvoice/policy', words.invoicePolicy],
        ['/tsinvoice/refund', words.invoiceRefund],
        ['/tsmessenger/terms', words.messengerTerms],
        ['/tsmessenger/policy', words.messengerPolicy],
        ['/tsmessenger/refund', words.messengerRefund],
      ],
    },
  ] as const;

export function SiteFoot() {
  return (
    <footer class="site-foot">
      <div class="columns">
        <p class="quiet">
          {company.legalName}
          <br />
          {frame.foot.city}
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <br />
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
          <br />
          <br />
          {frame.foot.tola}
        </p>
        {columns(frame).map(({ title, ways }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {ways.map(([to, say]) => (
                <li key={to}>
                  <a href={way(to)}>{say}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
