/** The text message by which an applicant can pay. */
export const formatPaymentMessage = (payment: {
  readonly applicationNo: string;
  readonly amount: number;
  readonly currency: string;
  readonly link: string;
}) =>
  `Pay ${payment.currency} ${payment.amount} for your ID card application ${payment.applicationNo}: ${payment.link}`;
