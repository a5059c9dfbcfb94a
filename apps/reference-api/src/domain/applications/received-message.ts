/** What an applicant reads when the application has arrived; no name is in it. */
export const formatReceivedMessage = (applicationNo: string, centerName: string) =>
  `Your ID card application ${applicationNo} was received at ${centerName}. Keep this number.`;
