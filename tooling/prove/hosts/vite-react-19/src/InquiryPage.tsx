import { useParams } from "react-router";
import { Inquiry } from "../portal/Inquiry.tsx";

/** The page of one person, in a chunk of its own. */
export function InquiryPage() {
  const { idNumber = "" } = useParams();
  return <Inquiry idNumber={idNumber} />;
}
